import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { t } from '../../../../messages/recipes';
import { afterClick } from '../../../../ui/browser/after-click';
import { TextArea } from '../../../../ui/fields/field';
import { countOf, MOST, stepRows } from './form-values';
import type { StepRow, StepsRow } from './form-values';
import { RowsEditor } from './rows-editor';
import classes from './rows-editor.module.css';
import { replaced } from './rows';

const words = t.recipes.editor.steps;

/** The steps of the instructions. A text that is pasted is divided into its steps. */
export function StepsField({
  rows,
  next,
  error,
  onNext,
  onChange,
}: {
  rows: readonly StepsRow[];
  /** What is typed into the field below. */
  next: string;
  error: string | undefined;
  onNext: (typed: string) => void;
  onChange: (rows: StepsRow[]) => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  // a field that is left adds after the click, which may have changed the rows
  const latest = useRef({ rows, next });
  useEffect(() => {
    latest.current = { rows, next };
  });
  const numbers = new Map(rows.filter(({ kind }) => kind === 'step').map(({ key }, index) => [key, index + 1]));

  /** @returns whether the text became rows */
  const take = (text: string, place: (added: StepsRow[]) => StepsRow[]): boolean => {
    const read = stepRows(text);
    const after = place(read.rows);
    const refusal =
      countOf(after) > MOST.instructions ? words.tooMany(MOST.instructions, countOf(after)) : read.problem;
    setProblem(refusal);
    if (refusal === null) onChange(after);
    return refusal === null;
  };
  const add = (): void => {
    const { rows: now, next: text } = latest.current;
    if (text.trim() !== '' && take(text, (added) => [...now, ...added])) onNext('');
  };
  const onPaste = (event: ClipboardEvent, place: (added: StepsRow[]) => StepsRow[]): void => {
    const text = event.clipboardData.getData('text');
    if (stepRows(text).rows.length < 2) return;
    event.preventDefault();
    take(text, place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    add();
  };
  return (
    <RowsEditor<StepRow>
      label={words.section}
      rows={rows}
      error={problem ?? error}
      nameOf={(_row, number) => words.row(number)}
      headingLabel={words.heading}
      onChange={onChange}
      adder={
        <TextArea
          label={words.add}
          className={classes['adder'] ?? ''}
          hint={words.hint}
          placeholder={words.placeholder}
          data-next
          rows={2}
          value={next}
          enterKeyHint="next"
          onChange={(event) => {
            onNext(event.target.value);
            setProblem(null);
          }}
          onPaste={(event) => onPaste(event, (added) => [...rows, ...added])}
          onKeyDown={onKeyDown}
          onBlur={() => afterClick(add)}
        />
      }
    >
      {(row, name) => (
        <span className={classes['step']}>
          <span className={classes['number']} aria-hidden>
            {numbers.get(row.key)}
          </span>
          <textarea
            rows={Math.min(6, Math.ceil(row.text.length / 60) || 1)}
            aria-label={name}
            value={row.text}
            onChange={(event) =>
              onChange(rows.map((one) => (one.key === row.key ? { ...row, text: event.target.value } : one)))
            }
            onPaste={(event) =>
              onPaste(event, (added) => replaced(rows, row.key, row.text.trim() === '' ? added : [row, ...added]))
            }
          />
        </span>
      )}
    </RowsEditor>
  );
}
