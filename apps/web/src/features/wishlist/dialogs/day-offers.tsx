import { useQuery } from '@apollo/client/react';
import { CalendarDays } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { nearDay } from '../../../ui/time/day-labels';
import { WishDaysDocument } from '../generated';
import { dayOffers } from '../model/day-offers';
import type { DayOffer } from '../model/day-offers';
import classes from './form.module.css';

/** Suggestions for "wanted by" from the calendar: the wisher's birthday, Christmas. */
export function DayOffers({
  memberId,
  chosen,
  onPick,
}: {
  memberId: string;
  /** The field's current day. */
  chosen: string;
  onPick: (offer: DayOffer) => void;
}) {
  const family = useFamily();
  const { data } = useQuery(WishDaysDocument, { variables: { memberId } });
  const member = family.byId.get(memberId);
  const offers = data && member ? dayOffers(data.wishDays, { ...member, isMe: memberId === family.me }) : [];
  return (
    <ul className={classes['offers']} aria-label={t.wishlist.form.offers}>
      {offers.map((offer) => (
        <li key={offer.label}>
          <button
            type="button"
            className={classes['offer']}
            aria-pressed={chosen === offer.date}
            onClick={() => onPick(offer)}
          >
            <CalendarDays size={14} aria-hidden />
            {`${offer.label}, ${nearDay(offer.date, family)}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
