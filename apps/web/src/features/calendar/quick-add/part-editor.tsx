import { isCalendarDate, isLocalTime } from '@homefold/domain';
import Button from '@mui/material/Button';
import { t } from '../../../messages/calendar';
import { EveryFields } from '../../../ui/quick-add/every-fields';
import { PartPopover } from '../../../ui/quick-add/part-chip';
import classes from '../../../ui/quick-add/part-popover.module.css';
import { PickerField } from '../dialogs/picker-input';
import { WhoField } from '../dialogs/who-field';
import { daysOf, movedTo } from './draft';
import type { Draft, Known, Part, PartValues, Repeat } from './draft';

const words = t.quickAdd;
const edit = words.edit;

/** The editor of one part, in a popover below its chip: changes apply at once, Escape or Done closes it. */
export function PartEditor({
  part,
  anchor,
  draft,
  onCorrect,
  onTitleOnly,
  onClose,
}: {
  part: Part;
  anchor: HTMLElement;
  draft: Draft;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: () => void;
  onClose: () => void;
}) {
  const said = draft.words[part];
  return (
    <PartPopover
      name={words.parts[part]}
      anchor={anchor}
      done={edit.done}
      not={
        said.length > 0 ? { label: words.not[part], detail: words.stays(said.join(' ')), onClick: onTitleOnly } : null
      }
      onClose={onClose}
    >
      {part === 'date' && <DateEditor known={draft.known} onChange={(value) => onCorrect('date', value)} />}
      {part === 'time' && <TimeEditor known={draft.known} onChange={(value) => onCorrect('time', value)} />}
      {part === 'who' && (
        <WhoField
          value={draft.known.whoIds}
          stored={null}
          error={undefined}
          onChange={(value) => onCorrect('who', value)}
        />
      )}
      {part === 'repeat' && <RepeatEditor known={draft.known} onChange={(value) => onCorrect('repeat', value)} />}
    </PartPopover>
  );
}

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
          onChange({ eventDate, endDate: isCalendarDate(date) && date > eventDate ? date : eventDate })
        }
      />
    </div>
  );
}

function TimeEditor({ known, onChange }: { known: Known; onChange: (value: PartValues['time']) => void }) {
  const { eventTime, eventEndTime } = known;
  return (
    <>
      <div className={classes['pair']}>
        <PickerField
          type="time"
          label={edit.start}
          value={eventTime ?? ''}
          placeholder={words.allDay}
          onChange={(time) => onChange({ eventTime: isLocalTime(time) ? time : null, eventEndTime })}
        />
        <PickerField
          type="time"
          label={edit.end}
          value={eventEndTime ?? ''}
          placeholder="–"
          disabled={eventTime === null}
          onChange={(time) => onChange({ eventTime, eventEndTime: isLocalTime(time) ? time : null })}
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
  const repeat: Repeat = {
    type: known.recurringType ?? 'weekly',
    interval: known.recurringInterval ?? 1,
    until: known.recurringEndDate,
  };
  const form = t.calendar.form;
  return (
    <>
      <EveryFields words={form} value={repeat} onChange={(every) => onChange({ ...repeat, ...every })} />
      <PickerField
        type="date"
        label={form.until}
        value={repeat.until ?? ''}
        placeholder={form.noEnd}
        {...(known.eventDate && { min: known.eventDate })}
        onChange={(date) => onChange({ ...repeat, until: isCalendarDate(date) ? date : null })}
      />
      <Button size="small" onClick={() => onChange(null)}>
        {edit.once}
      </Button>
    </>
  );
}
