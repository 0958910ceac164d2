import Button from '@mui/material/Button';
import { REMINDER_UNITS, reminderProblem } from '@homefold/domain';
import type { ReminderUnit } from '@homefold/domain';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import type { Reminder } from './reminders';
import classes from './reminders.module.css';

const words = t.calendar.reminders;

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
  const byDay = unit === 'days' || unit === 'weeks';
  const reminder = { amount: amount.trim() === '' ? Number.NaN : Number(amount), unit, at: byDay && at ? at : null };
  const problem = reminderProblem(reminder);
  return (
    <div className={classes['custom']} role="group" aria-label={words.custom}>
      <div className={classes['fields']}>
        <input
          type="number"
          min={0}
          aria-label={words.amount}
          value={amount}
          autoFocus
          onChange={(event) => setAmount(event.target.value)}
        />
        <select aria-label={words.unit} value={unit} onChange={(event) => setUnit(event.target.value as ReminderUnit)}>
          {REMINDER_UNITS.map((one) => (
            <option key={one} value={one}>
              {words.units[one]}
            </option>
          ))}
        </select>
        <span>{words.beforeWord}</span>
        {byDay && (
          <input type="time" aria-label={words.time} value={at} onChange={(event) => setAt(event.target.value)} />
        )}
      </div>
      {problem && (
        <p className={classes['problem']} role="status">
          {problem}
        </p>
      )}
      <div className={classes['fields']}>
        <Button size="small" variant="contained" disabled={problem !== null} onClick={() => onAdd(reminder)}>
          {words.addCustom}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t.common.cancel}
        </Button>
      </div>
    </div>
  );
}
