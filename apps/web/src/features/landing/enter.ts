import { authState, refreshAuth } from '../../app/auth/auth-store';

/** The server has signed somebody in: the rest of the client has to know, and the page moves on by itself. */
export async function enter(): Promise<void> {
  await refreshAuth();
  if (authState().status !== 'signed-in') throw new Error('The session could not be read');
}
