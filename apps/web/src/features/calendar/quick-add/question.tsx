import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { Ref } from 'react';
import { t } from '../../../messages';
import { nearDay } from '../../../ui/time/day-labels';
import { FieldBox } from '../../../ui/fields/field-frame';
import { PickerInput } from '../../../ui/fields/picker-field';
import { Question as QuestionFields } from '../../../ui/quick-add/question';
import classes from '../../../ui/quick-add/quick-add.module.css';
import { useSettings } from '../model/settings';
import type { Question as Asked } from './draft';

const labels = t.quickAdd.question;

/** Asks about an ambiguity or a missing day: any day, or one of those offered. */
export function Question({
  question,
  picked,
  day,
  ref,
  onPick,
  onDay,
  onEnter,
  onLeave,
}: {
  question: Asked;
  picked: number | null;
  /** A day chosen instead of those offered. */
  day: CalendarDate | null;
  ref: Ref<HTMLFieldSetElement>;
  onPick: (index: number) => void;
  onDay: (date: CalendarDate) => void;
  onEnter: () => void;
  /** Returns to the field. */
  onLeave: () => void;
}) {
  const settings = useSettings();
  const { candidates, reason } = question;
  return (
    <QuestionFields
      ref={ref}
      legend={reason === 'noDate' ? labels.when : question.question}
      answers={candidates.map(({ label, event }) => ({
        key: label,
        label: reason === 'noDate' ? nearDay(event.eventDate, settings) : label,
      }))}
      picked={day === null ? picked : null}
      isAnswered={picked !== null || day !== null}
      onPick={onPick}
      onEnter={onEnter}
      onLeave={onLeave}
    >
      {reason === 'noDate' && (
        <FieldBox className={`${classes['anyDay']} ${day ? classes['picked'] : ''}`}>
          <PickerInput
            type="date"
            label={labels.pick}
            control={{ 'aria-label': labels.pick }}
            placeholder={labels.pick}
            value={day ?? ''}
            onChange={(date) => isCalendarDate(date) && onDay(date)}
          />
        </FieldBox>
      )}
    </QuestionFields>
  );
}
