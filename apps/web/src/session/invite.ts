import { forgetStored, readStored, store } from '../storage/stored';

/** Keeps an invitation's token while the person signs up: the link prefills the code, which can be typed as well. */
export const storeInvite = (token: string): void => void store('invite', token);

/** The invitation this browser was opened with, or null. Clear it once it was used or refused. */
export const readInvite = (): string | null => readStored('invite');

/** Forgets the invitation. */
export const clearInvite = (): void => void forgetStored('invite');
