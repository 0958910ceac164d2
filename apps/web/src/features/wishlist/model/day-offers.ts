import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/wishlist/wishes';
import type { WishDaysQuery } from '../generated';

/** A suggested "wanted by" day. */
export interface DayOffer {
  date: CalendarDate;
  /** The occasion. */
  occasion: string;
  label: string;
}

const labels = t.wishlist.form;

/** The days of the calendar as choices: "My birthday", "Theo’s birthday", "Christmas Day". */
export const dayOffers = (
  days: WishDaysQuery['wishDays'],
  { id, displayName, isMe }: { id: string; displayName: string; isMe: boolean },
): DayOffer[] =>
  days.map(({ date, occasion, memberId }) => ({
    date,
    occasion,
    label: memberId !== id ? occasion : isMe ? labels.ownBirthday : labels.birthday(displayName),
  }));
