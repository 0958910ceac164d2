import { readStoredJson, store } from '../../../storage/stored';
import type { Wish } from '../model/types';
import { isGift } from './givers';

/** A surprise that was not unwrapped for 30 days is no longer offered; in milliseconds. */
const FRESH_MS = 30 * 24 * 60 * 60 * 1000;
const MOST = 100;

/** Includes the purchase, because a wish that is given again is another gift. */
const nameOf = ({ id, purchasedAt }: Wish): string => `${id} ${purchasedAt}`;

function unwrapped(): readonly string[] {
  const value = readStoredJson('unwrapped');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The viewer's revealed surprises that are not unwrapped yet on this device, the latest first. */
export function giftsToUnwrap(wishes: readonly Wish[], me: string, now: Date): readonly Wish[] {
  const known = unwrapped();
  return wishes
    .filter((wish) => wish.member.memberId === me && wish.wasSurprise && isGift(wish) && !known.includes(nameOf(wish)))
    .filter(({ purchasedAt }) => purchasedAt !== null && now.getTime() - Date.parse(purchasedAt) < FRESH_MS)
    .toSorted((a, b) => (b.purchasedAt ?? '').localeCompare(a.purchasedAt ?? ''));
}

export const noteUnwrapped = (wish: Wish): boolean =>
  store('unwrapped', JSON.stringify([nameOf(wish), ...unwrapped()].slice(0, MOST)));
