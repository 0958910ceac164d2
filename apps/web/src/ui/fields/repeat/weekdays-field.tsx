import { weekdayNames } from '@homefold/domain';
import { t } from '../../../messages/repeat';
import { ChoiceChip, ChoiceChips } from '../choice-chips';

/** The weekdays from Monday on, numbered as in the rules: 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The days of a weekly rule; at least one stays chosen. */
export function WeekdaysField({
  value,
  locale,
  onChange,
}: {
  value: readonly number[];
  locale: string;
  onChange: (weekdays: number[]) => void;
}) {
  const [letters, names] = [weekdayNames(locale, 0, 'narrow'), weekdayNames(locale, 0, 'long')];
  return (
    <ChoiceChips label={t.repeat.days}>
      {WEEK.map((day) => (
        <ChoiceChip
          key={day}
          checked={value.includes(day)}
          label={letters[day] ?? ''}
          name={names[day] ?? ''}
          onChange={() => {
            const next = value.includes(day) ? value.filter((one) => one !== day) : [...value, day];
            if (next.length > 0) onChange(next);
          }}
        />
      ))}
    </ChoiceChips>
  );
}
