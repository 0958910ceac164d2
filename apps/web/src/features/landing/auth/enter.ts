import { authState, refreshAuth } from '../../../session/auth-store';

/**
 * After a successful sign-in: updates the session, upon which the page redirects.
 * @throws Error when the server reports no new session: a previous one, such as a demo guest's, does not count
 */
export async function enter(): Promise<void> {
  await refreshAuth();
  const { status, unverified } = authState();
  if (status !== 'signed-in' || unverified) throw new Error('The session could not be read');
}
