import Button from '@mui/material/Button';
import { isCalendarDate } from '@homefold/domain';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/gifts';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { PickerField } from '../../../ui/fields/picker-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { FormAlert } from '../../../ui/forms/form-alert';
import { dayLabel } from '../../../ui/time/day-labels';
import { useToasts } from '../../../ui/toasts/toasts';
import type { Wish } from '../model/types';
import { useWrites } from '../model/use-wish-writes';
import { useHiddenUntil } from '../settings/use-hidden-until';
import classes from './purchase-dialog.module.css';
import { useAct } from './use-act';
import { useGiftWrites } from './use-gift-writes';

const labels = t.gifts.buying;

/**
 * Confirms a purchase. For somebody else's wish it is a surprise unless that is switched off; the server hides it from the
 * wisher.
 */
export default function PurchaseDialog({
  wish,
  open = true,
  onClose,
}: {
  wish: Wish;
  open?: boolean;
  onClose: () => void;
}) {
  const family = useFamily();
  const toasts = useToasts();
  const writes = useGiftWrites();
  const { takeBack } = useWrites();
  const hiddenUntil = useHiddenUntil();
  const act = useAct(writes.refetch);
  const { title, member, wantedBy, shares } = wish;
  const name = member.displayName;
  const isOwn = member.memberId === family.me;
  const [wanted, setWanted] = useState(true);
  const surprise = !isOwn && (wanted || hiddenUntil !== null);
  const [day, setDay] = useState(wantedBy !== null && wantedBy >= family.today ? wantedBy : '');
  const isLate = isCalendarDate(day) && day < family.today;
  const others = shares.filter(({ member: { memberId } }) => memberId !== family.me);

  const buy = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (surprise && (isLate || (day !== '' && !isCalendarDate(day)))) return;
    let bought: Wish | null = null;
    const done = await act.run(async () => {
      bought = await writes.buy(wish, { surprise, revealOn: day || null });
    }, labels.failed);
    if (!done) return;
    onClose();
    const after = bought ?? wish;
    // a queued one shows its own message
    if (bought)
      toasts.undo(surprise ? labels.doneSecretly(title, name) : labels.done(title), () => void takeBack(after));
  };

  return (
    <AppDialog
      open={open}
      title={labels.title}
      onClose={onClose}
      closeDisabled={act.busy}
      onSubmit={(event) => void buy(event)}
      actions={
        <>
          <Button variant="outlined" disabled={act.busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={act.busy}>
            {act.busy ? labels.saving : labels.confirm}
          </Button>
        </>
      }
    >
      <p className={classes['question']}>{labels.question(title)}</p>
      {others.length > 0 && (
        <p className={classes['together']}>
          {labels.together(t.gifts.list(others.map(({ member: { displayName } }) => displayName)))}
        </p>
      )}
      {!isOwn && (
        <div className={classes['surprise']}>
          <SwitchField
            label={labels.surprise(name)}
            hint={
              hiddenUntil
                ? labels.hidden(dayLabel(hiddenUntil, family))
                : surprise
                  ? labels.surpriseOn(name)
                  : labels.surpriseOff(name)
            }
            checked={surprise}
            disabled={hiddenUntil !== null}
            onChange={setWanted}
          />
          {surprise && (
            <PickerField
              type="date"
              label={labels.until}
              optional
              value={day}
              min={family.today}
              placeholder={labels.noDay}
              hint={labels.untilHint}
              error={isLate ? labels.passed : undefined}
              onChange={setDay}
            />
          )}
        </div>
      )}
      {act.failure && <FormAlert message={act.failure} />}
    </AppDialog>
  );
}
