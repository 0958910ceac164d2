/** The prefix makes sign-out clear it with the rest of the person's data. */
const KEY = 'homefold-user-skipped-setup';

/** 'Skip for now' holds until the browser is closed: it must not ask at every reload, nor never again. */
export function skipSetup(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked: it asks again after a reload.
  }
}

export function hasSkippedSetup(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
