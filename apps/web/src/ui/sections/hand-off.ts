import type { ActivityHandOff, Section } from '@homefold/domain';
import { forgetStored, readStoredJson, store } from '../../storage/stored';

/** Stores the clicked activity for the section that opens next. */
export function leaveHandOff(handOff: ActivityHandOff): void {
  // Where storage is blocked the section opens as usual.
  if (store('handOff', JSON.stringify(handOff))) for (const follow of followers) follow();
}

const followers = new Set<() => void>();

/**
 * Notifies sections already on screen of every hand-off, also those for other sections. Returns the unsubscribe function.
 */
export function onHandOff(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/**
 * The hand-off for this section; null when there is none or it is for another one. It is kept until `clearHandOff`, since
 * React may discard a section's first render.
 */
export function readHandOff(section: Section): ActivityHandOff | null {
  const handOff = readStoredJson('handOff') as ActivityHandOff | null;
  return handOff?.section === section ? handOff : null;
}

/** Clears this section's hand-off once it was followed. */
export function clearHandOff(section: Section): void {
  if (readHandOff(section)) forgetStored('handOff');
}
