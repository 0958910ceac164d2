import { addDays, formatDate, isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { CalendarSearch } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { t } from '../../../app/messages';
import type { Question as Asked } from './draft';
import classes from './quick-add.module.css';
import type { Written } from './words';

const words = t.quickAdd.question;

/**
 * What can mean two things is asked: radio buttons that look like chips. Nothing is chosen until somebody chooses; arrows,
 * the digits and a click do, and Enter adds what was chosen.
 */
export function Question({
  question,
  picked,
  written,
  day,
  ref,
  onPick,
  onDay,
  onEnter,
  onLeave,
}: {
  question: Asked;
  picked: number | null;
  written: Written;
  /** The day chosen instead of those offered. */
  day: CalendarDate | null;
  ref: Ref<HTMLFieldSetElement>;
  onPick: (index: number) => void;
  onDay: (date: CalendarDate) => void;
  onEnter: () => void;
  /** Back to the field. */
  onLeave: () => void;
}) {
  const name = useId();
  const { candidates, reason } = question;
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const digit = Number(event.key);
    const isDay = event.target instanceof HTMLInputElement && event.target.type === 'date';
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !isDay) {
      event.preventDefault();
      if (picked !== null || day !== null) onEnter();
    } else if (!isDay && digit >= 1 && digit <= candidates.length) {
      event.preventDefault();
      onPick(digit - 1);
    }
  };
  return (
    <fieldset ref={ref} className={classes['question']} onKeyDown={onKeyDown}>
      <legend>{reason === 'noDate' ? words.when : question.question}</legend>
      <div className={classes['answers']}>
        {candidates.map(({ label, event }, index) => (
          <label key={label} className={classes['answer']}>
            <input type="radio" name={name} checked={picked === index && day === null} onChange={() => onPick(index)} />
            <kbd aria-hidden>{index + 1}</kbd>
            <span>{reason === 'noDate' ? nearLabel(event.eventDate, written) : label}</span>
          </label>
        ))}
        {reason === 'noDate' && (
          <label className={`${classes['answer']} ${day ? classes['picked'] : ''}`}>
            <CalendarSearch size={16} aria-hidden />
            <span>{words.pick}</span>
            <input
              type="date"
              max="2200-12-31"
              value={day ?? ''}
              onClick={(event) => {
                try {
                  event.currentTarget.showPicker();
                } catch {
                  // Not every browser has it or allows it here; typing works everywhere.
                }
              }}
              onChange={({ target }) => isCalendarDate(target.value) && onDay(target.value)}
            />
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** "Today", "Tomorrow", "Sat 21 Nov". */
function nearLabel(date: CalendarDate, { today, locale }: Written): string {
  if (date === today) return words.today;
  if (date === addDays(today, 1)) return words.tomorrow;
  return formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}
