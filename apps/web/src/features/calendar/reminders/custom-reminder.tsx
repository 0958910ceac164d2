import Button from '@mui/material/Button';
import { MAX_REMINDER_DAYS, REMINDER_UNITS, reminderProblem } from '@homefold/domain';
import type { ReminderUnit } from '@homefold/domain';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import { FieldBox } from '../../../ui/fields/field-frame';
import { PickerInput } from '../../../ui/fields/picker-field';
import { Choice } from '../../../ui/pickers/choice';
import { Stepper } from '../../../ui/pickers/stepper';
import type { Reminder } from './reminders';
import classes from './reminders.module.css';

const labels = t.calendar.reminders;

const MAX_AMOUNTS: Record<ReminderUnit, number> = {
  minutes: MAX_REMINDER_DAYS * 1440,
  hours: MAX_REMINDER_DAYS * 24,
  days: MAX_REMINDER_DAYS,
  weeks: MAX_REMINDER_DAYS / 7,
};

/** A custom reminder: a number of minutes, hours, days or weeks before, with a time of day for days. */
export function CustomReminder({
  onAdd,
  onCancel,
}: {
  onAdd: (reminder: Omit<Reminder, 'memberId'>) => void;
  onCancel: () => void;
}) {
  const [amount, setAmount] = useState('2');
  const [unit, setUnit] = useState<ReminderUnit>('hours');
  const [at, setAt] = useState('18:00');
  const [unread, setUnread] = useState<string>();
  const byDay = unit === 'days' || unit === 'weeks';
  const reminder = { amount: amount.trim() === '' ? Number.NaN : Number(amount), unit, at: byDay && at ? at : null };
  const problem = (byDay && unread) || reminderProblem(reminder);
  return (
    <div className={classes['custom']} role="group" aria-label={labels.custom}>
      <div className={classes['fields']}>
        <FieldBox className={classes['amount']}>
          <Stepper
            control={{ 'aria-label': labels.amount }}
            value={amount}
            min={0}
            max={MAX_AMOUNTS[unit]}
            autoFocus
            onChange={setAmount}
          />
        </FieldBox>
        <FieldBox className={classes['unit']}>
          <Choice
            label={labels.unit}
            control={{ 'aria-label': labels.unit }}
            value={unit}
            options={REMINDER_UNITS.map((value) => ({ value, label: labels.units[value] }))}
            onChange={setUnit}
          />
        </FieldBox>
        <span>{labels.beforeWord}</span>
        {byDay && (
          <FieldBox className={classes['time']}>
            <PickerInput
              type="time"
              label={labels.time}
              control={{ 'aria-label': labels.time, 'aria-invalid': unread ? true : undefined }}
              value={at}
              onChange={setAt}
              onProblem={setUnread}
            />
          </FieldBox>
        )}
      </div>
      {problem && (
        <p className={classes['problem']} role="status">
          {problem}
        </p>
      )}
      <div className={classes['fields']}>
        <Button size="small" variant="contained" disabled={problem !== null} onClick={() => onAdd(reminder)}>
          {labels.addCustom}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t.common.cancel}
        </Button>
      </div>
    </div>
  );
}
