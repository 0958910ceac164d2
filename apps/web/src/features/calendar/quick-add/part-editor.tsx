import { isCalendarDate, isLocalTime, TEXT_LIMITS } from '@homefold/domain';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../messages';
import { Field } from '../../../ui/fields/field';
import { RepeatDays } from '../../../ui/fields/repeat/repeat-days';
import * as ui from '../../../ui/quick-add/repeat-editor';
import classes from '../../../ui/quick-add/part-popover.module.css';
import { PickerField } from '../../../ui/fields/picker-field';
import { endTimeAfterStart } from '../dialogs/event/form-values';
import { WhoField } from '../dialogs/who-field';
import { RemindersField } from '../reminders/reminders-field';
import { useSettings } from '../model/settings';
import { daysOf, movedTo } from './draft';
import type { Known, Part, PartValues, Repeat } from './draft';

const labels = t.quickAdd;
const edit = labels.edit;

/** The editor of each part: changes apply at once. */
export const editors = ({
  known,
  onCorrect,
}: {
  known: Known;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
}): Record<Part, () => ReactNode> => ({
  date: () => <DateEditor known={known} onChange={(value) => onCorrect('date', value)} />,
  time: () => <TimeEditor known={known} onChange={(value) => onCorrect('time', value)} />,
  who: () => (
    <WhoField value={known.whoIds} stored={null} error={undefined} onChange={(value) => onCorrect('who', value)} />
  ),
  place: () => (
    <Field
      label={labels.parts.place}
      value={known.place ?? ''}
      maxLength={TEXT_LIMITS.place * 4}
      onChange={({ target }) => onCorrect('place', target.value)}
    />
  ),
  reminder: () => (
    <RemindersField
      value={known.reminders}
      stored={null}
      allDay={known.eventTime === null}
      error={undefined}
      onChange={(value) => onCorrect('reminder', value)}
    />
  ),
  repeat: () => <RepeatEditor known={known} onChange={(value) => onCorrect('repeat', value)} />,
});

function DateEditor({ known, onChange }: { known: Known; onChange: (value: PartValues['date']) => void }) {
  const days = daysOf(known);
  const { eventDate = '', endDate = '' } = days ?? {};
  return (
    <div className={classes['pair']}>
      <PickerField
        type="date"
        label={edit.firstDay}
        value={eventDate}
        onChange={(date) => isCalendarDate(date) && onChange(movedTo(days, date))}
      />
      <PickerField
        type="date"
        label={edit.lastDay}
        value={endDate === eventDate ? '' : endDate}
        placeholder={edit.sameDay}
        min={eventDate}
        onChange={(date) =>
          (date === '' || isCalendarDate(date)) && onChange({ eventDate, endDate: date > eventDate ? date : eventDate })
        }
      />
    </div>
  );
}

function TimeEditor({ known, onChange }: { known: Known; onChange: (value: PartValues['time']) => void }) {
  const { eventTime, eventEndTime, eventDate, endDate } = known;
  return (
    <>
      <div className={classes['pair']}>
        <PickerField
          type="time"
          label={edit.start}
          value={eventTime ?? ''}
          placeholder={labels.allDay}
          onChange={(time) =>
            (time === '' || isLocalTime(time)) &&
            onChange({
              eventTime: time || null,
              eventEndTime: endTimeAfterStart(eventTime, time, eventEndTime) || null,
            })
          }
        />
        <PickerField
          type="time"
          label={edit.end}
          value={eventEndTime ?? ''}
          placeholder="–"
          disabled={eventTime === null}
          {...(eventTime && eventDate === endDate && { after: eventTime })}
          onChange={(time) => (time === '' || isLocalTime(time)) && onChange({ eventTime, eventEndTime: time || null })}
        />
      </div>
      {eventTime !== null && (
        <Button size="small" onClick={() => onChange({ eventTime: null, eventEndTime: null })}>
          {edit.allDay}
        </Button>
      )}
    </>
  );
}

function RepeatEditor({ known, onChange }: { known: Known; onChange: (value: Repeat | null) => void }) {
  const { locale } = useSettings();
  const rule: Repeat = {
    type: known.recurringType ?? 'weekly',
    interval: known.recurringInterval ?? 1,
    days: known.recurringDays ?? [],
    until: known.recurringEndDate,
  };
  return (
    <ui.RepeatEditor
      value={rule}
      min={known.eventDate}
      once={edit.once}
      onChange={(changed) => onChange(changed && { ...changed, days: changed.type === rule.type ? rule.days : [] })}
    >
      <RepeatDays
        type={rule.type}
        days={rule.days}
        start={known.eventDate ?? ''}
        locale={locale}
        onChange={(days) => onChange({ ...rule, days })}
      />
    </ui.RepeatEditor>
  );
}
