import type { ActivityHandOff, Section } from '@homefold/domain';

/** The prefix makes sign-out clear it with the rest of the person's data. */
const KEY = 'homefold-user-hand-off';

/** Leaves word for the section that opens next (specification, section 2): what was clicked, and by whom it was. */
export function leaveHandOff(handOff: ActivityHandOff): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(handOff));
    for (const follow of followers) follow();
  } catch {
    // Storage is blocked: the section opens as usual.
  }
}

const followers = new Set<() => void>();

/** Tells a section that is on screen already when something is left, be it for another one. Returns the way to stop. */
export function onHandOff(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/**
 * What was left for this section. Null when nothing was, or when it was for another one. It stays until `clearHandOff`: a
 * section's first render may be thrown away and begun again.
 */
export function readHandOff(section: Section): ActivityHandOff | null {
  try {
    const handOff = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ActivityHandOff | null;
    return handOff?.section === section ? handOff : null;
  } catch {
    return null;
  }
}

/** What was left for this section has been followed: once is enough. */
export function clearHandOff(section: Section): void {
  if (readHandOff(section)) sessionStorage.removeItem(KEY);
}
