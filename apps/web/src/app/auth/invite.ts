const KEY = 'homefold-invite';

/** Keeps an invitation's token while the person signs up (decision 5: the link prefills the code). */
export function storeInvite(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is blocked: the code in the mail can be typed.
  }
}

/** The invitation this browser was opened with, or null. Clear it once it was used or refused. */
export function readInvite(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Forgets the invitation. */
export function clearInvite(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
