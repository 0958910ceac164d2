import { formatMoney } from '@homefold/domain';
import { EyeOff, Gift, HandCoins, MessageCircle } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import { useConventions } from '../../../ui/time/conventions';
import { dayLabel } from '../../../ui/time/day-labels';
import type { Wish } from '../model/types';
import classes from './card-line.module.css';
import { giversOf, isGift } from './givers';

const labels = t.gifts.line;

/**
 * A giver's summary of a wish: who buys it, what is still needed, whether there are comments. For the wisher: who gave it.
 * Renders nothing if there is nothing to show.
 */
export default function GiftLine({ wish }: { wish: Wish }) {
  const family = useFamily();
  const { currency } = useConventions();
  const { member, isPurchased, purchasedBy, takenBy, isSurprise, revealOn, shares, stillNeeded, comments } = wish;
  const { me, locale } = family;
  const labelsShown: string[] = [];
  if (member.memberId === me) {
    if (isGift(wish)) labelsShown.push(labels.from(giversOf(wish, me)));
  } else {
    if (isPurchased) {
      labelsShown.push(
        purchasedBy?.memberId === me ? labels.mine : labels.has(takenBy ?? purchasedBy?.displayName ?? labels.somebody),
        ...(isSurprise ? [revealOn ? labels.until(dayLabel(revealOn, family)) : labels.secret] : []),
      );
    } else if (shares.length > 0)
      labelsShown.push(stillNeeded ? labels.needed(formatMoney(stillNeeded, { currency, locale })) : labels.complete);
    if (comments.length > 0) labelsShown.push(labels.comments(comments.length));
  }
  if (labelsShown.length === 0) return null;
  const Icon = isSurprise ? EyeOff : isPurchased ? Gift : shares.length > 0 ? HandCoins : MessageCircle;
  return (
    <p className={classes['line']}>
      <Icon size={14} aria-hidden />
      <span>{labelsShown.join(' · ')}</span>
    </p>
  );
}
