import type { ActivityHandOff, Section } from '@homefold/domain';

/** The prefix makes sign-out clear it with the rest of the person's data. */
const KEY = 'homefold-user-hand-off';

/** Leaves word for the section that opens next (specification, section 2): what was clicked, and by whom it was. */
export function leaveHandOff(handOff: ActivityHandOff): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(handOff));
  } catch {
    // Storage is blocked: the section opens as usual.
  }
}

/** What was left for this section, once: reading clears it. Null when nothing was, or when it was for another one. */
export function takeHandOff(section: Section): ActivityHandOff | null {
  try {
    const handOff = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ActivityHandOff | null;
    if (handOff?.section !== section) return null;
    sessionStorage.removeItem(KEY);
    return handOff;
  } catch {
    return null;
  }
}
