import { authState, refreshAuth } from '../../app/auth/auth-store';

/**
 * The server has signed somebody in: the rest of the client has to know, and the page moves on by itself.
 * @throws Error when the server did not say who it is: whoever was known before, such as a guest of the demo, is not it
 */
export async function enter(): Promise<void> {
  await refreshAuth();
  const { status, unverified } = authState();
  if (status !== 'signed-in' || unverified) throw new Error('The session could not be read');
}
