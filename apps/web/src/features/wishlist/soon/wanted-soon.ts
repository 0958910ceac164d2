import { addDays } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { WishesSoonQuery } from './generated';

type Wish = WishesSoonQuery['wishlist']['wishes'][number];

/** What decides whether a wish is shown. */
type Dated = Pick<Wish, 'wantedBy' | 'isPurchased' | 'isOwned'> & { member: Pick<Wish['member'], 'memberId'> };

/** How long before its day a wish is shown. */
const DAYS = 30;

/** The others' wishes for the next weeks that are not bought, as visible to the viewer; the nearest day first. */
export function wantedSoon<Soon extends Dated>(
  wishes: readonly Soon[],
  { today, me }: { today: CalendarDate; me: string },
): (Soon & { wantedBy: CalendarDate })[] {
  const last = addDays(today, DAYS);
  return wishes
    .flatMap((wish) => (wish.wantedBy === null ? [] : [{ ...wish, wantedBy: wish.wantedBy }]))
    .filter(
      ({ wantedBy, isPurchased, isOwned, member }) =>
        !isPurchased && !isOwned && member.memberId !== me && wantedBy >= today && wantedBy <= last,
    )
    .sort((a, b) => (a.wantedBy < b.wantedBy ? -1 : Number(a.wantedBy > b.wantedBy)));
}
