import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useCached } from '../../../graphql/use-cached';
import { WishlistDocument } from '../generated';

/** The day until which the family hides purchases for others; null if it does not. */
export function useHiddenUntil(): CalendarDate | null {
  const until = useCached(WishlistDocument, { archivedYear: null })?.wishlist.hidePurchasesUntil;
  return isCalendarDate(until) ? until : null;
}
