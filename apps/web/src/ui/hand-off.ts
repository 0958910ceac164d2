import type { ActivityHandOff, Section } from '@homefold/domain';
import { forgetStored, readStoredJson, store } from '../storage/stored';

/** Leaves word for the section that opens next (specification, section 2): what was clicked, and by whom it was. */
export function leaveHandOff(handOff: ActivityHandOff): void {
  // Where storage is blocked the section opens as usual.
  if (store('handOff', JSON.stringify(handOff))) for (const follow of followers) follow();
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
  const handOff = readStoredJson('handOff') as ActivityHandOff | null;
  return handOff?.section === section ? handOff : null;
}

/** What was left for this section has been followed: once is enough. */
export function clearHandOff(section: Section): void {
  if (readHandOff(section)) forgetStored('handOff');
}
