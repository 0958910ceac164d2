import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@apollo/client/react';
import { MAX_REMINDERS } from '@homefold/domain';
import { Bell, BellOff, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../../messages/calendar';
import { CalendarRemindersDocument } from '../generated';
import { useViewer } from '../../../graphql/use-viewer';
import { AppMenu } from '../../../ui/basics/app-menu';
import { FieldBox } from '../../../ui/fields/field-frame';
import { Choice } from '../../../ui/pickers/choice';
import { reminderLabel, sameReminder, usualReminders } from './reminders';
import type { Reminder } from './reminders';
import { useSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';
import { CustomReminder } from './custom-reminder';
import classes from './reminders.module.css';

const labels = t.calendar.reminders;

/**
 * Who is reminded when: removable chips, and a menu of common choices. Anyone can set reminders for every member with an
 * account.
 */
export function RemindersField({
  value,
  stored,
  allDay,
  error,
  onChange,
}: {
  /** null: unchanged. */
  value: readonly Reminder[] | null;
  stored: CalendarEvent | null;
  allDay: boolean;
  error: string | undefined;
  onChange: (reminders: readonly Reminder[]) => void;
}) {
  const { people, locale } = useSettings();
  const { me } = useViewer();
  const mine = me?.membership?.id ?? '';
  const { data, error: unread } = useQuery(CalendarRemindersDocument, {
    variables: { eventId: stored?.id ?? '' },
    skip: !stored,
    fetchPolicy: 'cache-and-network',
  });
  const [whom, setWhom] = useState(mine);
  const [custom, setCustom] = useState(false);
  const label = useId();

  const known = !stored || data !== undefined;
  const reminders = value ?? data?.calendarReminders ?? [];
  const unwanted = new Set(data?.calendarReminders.flatMap(({ memberId, isWanted }) => (isWanted ? [] : [memberId])));
  const reachable = people.members.filter(({ member }) => member?.hasUserAccount);
  const full = reminders.filter(({ memberId }) => memberId === whom).length >= MAX_REMINDERS;
  const nameOf = (id: string): string => (id === mine ? labels.me : (people.byId.get(id)?.name ?? ''));
  const labelOf = (one: Omit<Reminder, 'memberId'>): string => reminderLabel(one, allDay, locale);
  const add = (one: Omit<Reminder, 'memberId'>): void => {
    const { amount, unit, at } = one;
    const wanted = { memberId: whom, amount, unit, at };
    setCustom(false);
    if (!reminders.some((other) => sameReminder(other, wanted))) onChange([...reminders.map(plain), wanted]);
  };
  return (
    <section className={classes['reminders']} aria-labelledby={label}>
      <h3 id={label}>{labels.title}</h3>
      {unread && !data && <p className={classes['hint']}>{labels.failed}</p>}
      {known && reminders.length > 0 && (
        <ul className={classes['list']}>
          {reminders.map((one) => (
            <li key={`${one.memberId} ${one.amount} ${one.unit} ${one.at ?? ''}`} className={classes['chip']}>
              {unwanted.has(one.memberId) ? <BellOff size={14} aria-hidden /> : <Bell size={14} aria-hidden />}
              <span>{labels.chip(labelOf(one), nameOf(one.memberId))}</span>
              <IconButton
                size="small"
                aria-label={labels.remove(labelOf(one), nameOf(one.memberId))}
                onClick={() => onChange(reminders.filter((other) => !sameReminder(other, one)).map(plain))}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {known && reminders.length === 0 && <p className={classes['hint']}>{labels.none}</p>}
      {reminders.some(({ memberId }) => unwanted.has(memberId)) && <p className={classes['hint']}>{labels.unwanted}</p>}
      {known && (
        <div className={classes['add']}>
          <AppMenu
            label={labels.choose}
            items={[
              ...usualReminders(allDay).map((one) => ({ label: labelOf(one), onClick: () => add(one) })),
              { label: labels.custom, onClick: () => setCustom(true) },
            ]}
          >
            {(open) => (
              <Button {...open} size="small" variant="outlined" startIcon={<Plus aria-hidden />} disabled={full}>
                {labels.add}
              </Button>
            )}
          </AppMenu>
          {reachable.length > 1 && (
            <div className={classes['whom']}>
              <span aria-hidden>{labels.whom}</span>
              <FieldBox className={classes['unit']}>
                <Choice
                  label={labels.whom}
                  control={{ 'aria-label': labels.whom }}
                  value={whom}
                  options={reachable.map(({ id, name }) => ({
                    value: id ?? '',
                    label: id === mine ? labels.me : name,
                  }))}
                  onChange={setWhom}
                />
              </FieldBox>
            </div>
          )}
        </div>
      )}
      {full && <p className={classes['hint']}>{labels.full(nameOf(whom), MAX_REMINDERS)}</p>}
      {custom && <CustomReminder onAdd={add} onCancel={() => setCustom(false)} />}
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

/** Without the fields that only the server sets. */
const plain = ({ memberId, amount, unit, at }: Reminder): Reminder => ({ memberId, amount, unit, at });
