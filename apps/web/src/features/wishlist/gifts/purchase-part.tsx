import Button from '@mui/material/Button';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import { FormAlert } from '../../../ui/forms/form-alert';
import { dayLabel } from '../../../ui/time/day-labels';
import type { Wish } from '../model/types';
import { useHiddenUntil } from '../settings/use-hidden-until';
import { useNextFocus } from '../use-next-focus';
import classes from './gift-parts.module.css';
import { Parcel } from './parcel';
import { useAct } from './use-act';
import { useGiftWrites } from './use-gift-writes';

const labels = t.gifts.part;

/**
 * The buyer, and until when the purchase is secret. The buyer can reveal it; if somebody outside the family took it, any
 * member can. Revealing cannot be undone, so it asks for confirmation.
 */
export function PurchasePart({ wish }: { wish: Wish }) {
  const family = useFamily();
  const writes = useGiftWrites();
  const act = useAct(writes.refetch);
  const hiddenUntil = useHiddenUntil();
  const { part, goOn } = useNextFocus<HTMLDivElement>();
  const [asking, setAsking] = useState(false);
  /** Whether the viewer revealed it just now: then the giver is shown it too. */
  const [revealed, setRevealed] = useState(false);
  const { member, isPurchased, purchasedBy, takenBy, isSurprise, wasSurprise } = wish;
  if (!isPurchased) return null;
  const name = member.displayName;
  const isMine = purchasedBy?.memberId === family.me;
  const mayReveal = isSurprise && (isMine || takenBy !== null);
  const who = takenBy ?? purchasedBy?.displayName ?? t.gifts.line.somebody;
  const reveal = async (): Promise<void> => {
    if (await act.run(() => writes.reveal(wish), labels.revealFailed)) setRevealed(true);
    setAsking(false);
    goOn();
  };
  const ask = (next: boolean): void => {
    setAsking(next);
    goOn();
  };
  return (
    <div ref={part} className={classes['part']}>
      {revealed && <Parcel open className={`${classes['parcel']} ${classes['opening']}`} />}
      <p role="status" className={classes['state']} {...(revealed && { tabIndex: -1, 'data-next': true })}>
        {isMine ? labels.youBought : labels.bought(who)}{' '}
        {isSurprise ? secret() : (wasSurprise ? labels.was : labels.knows)(name)}
      </p>
      {mayReveal && hiddenUntil && (
        <p className={classes['quiet']}>{labels.hiddenUntil(dayLabel(hiddenUntil, family))}</p>
      )}
      {mayReveal &&
        !hiddenUntil &&
        (asking ? (
          <div className={classes['ask']}>
            <p>{labels.revealQuestion(name)}</p>
            <Button data-next variant="contained" disabled={act.busy} onClick={() => void reveal()}>
              {labels.revealNow}
            </Button>
            <Button variant="outlined" disabled={act.busy} onClick={() => ask(false)}>
              {labels.notYet}
            </Button>
          </div>
        ) : (
          <Button data-next variant="outlined" startIcon={<PartyPopper aria-hidden />} onClick={() => ask(true)}>
            {labels.reveal(name)}
          </Button>
        ))}
      {act.failure && <FormAlert message={act.failure} />}
    </div>
  );

  function secret(): string {
    const { revealOn } = wish;
    if (revealOn) return labels.until(dayLabel(revealOn, family));
    if (isMine) return labels.untilYou;
    return takenBy ? labels.untilTaken : labels.untilBuyer(who);
  }
}
