import { EyeOff } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import type { Wish } from '../model/types';
import { CommentsPart } from './comments-part';
import classes from './gift-parts.module.css';
import { giversOf, isGift } from './givers';
import { Parcel } from './parcel';
import { PurchasePart } from './purchase-part';
import { TogetherPart } from './together-part';

const labels = t.gifts;

/**
 * Shown below the facts of a wish. Givers see purchase, shares and comments, which are hidden from the wisher. The wisher
 * sees who gave it once it is revealed, and nothing before.
 */
export default function GiftParts({ wish }: { wish: Wish }) {
  const { me } = useFamily();
  const { member } = wish;
  if (member.memberId === me) return isGift(wish) ? <Given wish={wish} /> : null;
  const wall = (
    <p className={classes['wall']}>
      <EyeOff size={16} aria-hidden />
      {labels.part.cannotSee(member.displayName)}
    </p>
  );
  return (
    <section className={classes['parts']} aria-label={labels.part.heading}>
      <PurchasePart wish={wish} />
      {/* once it was revealed, the shares are known; what was said stays among the givers */}
      {!wish.wasSurprise && wall}
      <TogetherPart wish={wish} />
      {wish.wasSurprise && wall}
      <CommentsPart wish={wish} />
    </section>
  );
}

function Given({ wish }: { wish: Wish }) {
  const { me } = useFamily();
  const who = giversOf(wish, me);
  return (
    <div className={classes['given']}>
      <Parcel open={wish.wasSurprise} className={classes['parcel']} />
      <p>{(wish.wasSurprise ? labels.revealed.givenSecretly : labels.revealed.given)(who)}</p>
    </div>
  );
}
