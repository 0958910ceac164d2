import { formatMoney, isCalendarDate } from '@homefold/domain';
import type { MoneyFormat } from '@homefold/domain';
import { t } from '../../../messages/wishlist/wishes';
import { dayLabel } from '../../../ui/time/day-labels';
import type { DayContext } from '../../../ui/time/day-labels';
import type { Wish } from './types';

/** "£119.99"; '' without a price. */
export const priceLabel = ({ price }: Pick<Wish, 'price'>, format: MoneyFormat): string =>
  price === null ? '' : formatMoney(price, format);

/** "Birthday, Sat 12 Dec", "By Sat 12 Dec"; '' for any day. */
export const wantedByLabel = ({ wantedBy, occasion }: Pick<Wish, 'wantedBy' | 'occasion'>, days: DayContext): string =>
  isCalendarDate(wantedBy) ? t.wishlist.wantedBy(dayLabel(wantedBy, days), occasion) : (occasion ?? '');

/** The host of a link: "shop.example". */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
}
