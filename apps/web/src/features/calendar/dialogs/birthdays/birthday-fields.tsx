import IconButton from '@mui/material/IconButton';
import { BIRTHDAY_EMOJI } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { X } from 'lucide-react';
import { t } from '../../../../messages/calendar';
import { Field } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import type { BirthdayRow } from './birthday-rows';
import classes from '../form.module.css';
import { PickerField } from '../picker-input';

const words = t.calendar.birthdays;

/** One birthday: name (members are suggested, others can be typed), date and emoji. */
export function BirthdayFields({
  row,
  index,
  latest,
  suggestions,
  onChange,
  onRemove,
}: {
  row: BirthdayRow;
  index: number;
  latest: CalendarDate;
  /** Id of the datalist with the members' names. */
  suggestions: string;
  onChange: (part: Partial<BirthdayRow>) => void;
  onRemove: () => void;
}) {
  return (
    <div className={classes['birthday']} role="group" aria-label={words.row(index + 1)}>
      <Field
        label={words.name}
        value={row.memberName}
        list={suggestions}
        autoComplete="off"
        maxLength={80}
        onChange={(event) => onChange({ memberName: event.target.value })}
      />
      <PickerField
        type="date"
        label={words.date}
        value={row.birthDate}
        placeholder="–"
        max={latest}
        onChange={(birthDate) => onChange({ birthDate })}
      />
      <SelectField
        label={words.emoji}
        value={row.emoji}
        className={classes['birthdayEmoji'] ?? ''}
        options={BIRTHDAY_EMOJI.map(({ emoji }) => ({ value: emoji, label: emoji }))}
        onChange={(event) => onChange({ emoji: event.target.value })}
      />
      <IconButton aria-label={words.removeRow(row.memberName)} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
