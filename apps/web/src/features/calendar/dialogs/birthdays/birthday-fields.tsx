import IconButton from '@mui/material/IconButton';
import { BIRTHDAY_EMOJI } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { X } from 'lucide-react';
import { t } from '../../../../messages/calendar';
import { PickerField } from '../../../../ui/fields/picker-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import type { BirthdayRow } from './birthday-rows';
import classes from '../form.module.css';

const labels = t.calendar.birthdays;

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
  /** The members' names. */
  suggestions: readonly string[];
  onChange: (part: Partial<BirthdayRow>) => void;
  onRemove: () => void;
}) {
  return (
    <div className={classes['birthday']} role="group" aria-label={labels.row(index + 1)}>
      <SuggestField
        label={labels.name}
        value={row.memberName}
        suggestions={suggestionsFor(row.memberName, suggestions)}
        maxLength={80}
        onChange={(memberName) => onChange({ memberName })}
      />
      <PickerField
        type="date"
        label={labels.date}
        value={row.birthDate}
        placeholder={labels.datePlaceholder}
        max={latest}
        onChange={(birthDate) => onChange({ birthDate })}
      />
      <SelectField
        label={labels.emoji}
        value={row.emoji}
        className={classes['birthdayEmoji'] ?? ''}
        options={BIRTHDAY_EMOJI.map(({ emoji }) => ({ value: emoji, label: emoji }))}
        onChange={(emoji) => onChange({ emoji })}
      />
      <IconButton aria-label={labels.removeRow(row.memberName)} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
