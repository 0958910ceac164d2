import { t } from '../../../../messages/recipes';
import { TextArea } from '../../../../ui/fields/field';
import { countOf, MOST, stepRows } from './form-values';
import type { StepRow } from './form-values';
import { RowsEditor } from './rows-editor';
import classes from './rows-editor.module.css';
import { useTypedRows } from './use-typed-rows';
import type { TypedRows } from './use-typed-rows';

const labels = t.recipes.editor.steps;

/** The steps of the instructions. A pasted text is split into steps. */
export function StepsField({ error, ...typed }: TypedRows<StepRow> & { error: string | undefined }) {
  const { rows, onChange } = typed;
  const { problem, adder, onType, pasteInto } = useTypedRows(typed, {
    read: stepRows,
    count: (text) => countOf(stepRows(text).rows),
    isList: (text) => stepRows(text).rows.length > 1,
    most: MOST.instructions,
    tooMany: labels.tooMany,
  });
  const numbers = new Map(rows.filter(({ kind }) => kind === 'step').map(({ key }, index) => [key, index + 1]));
  return (
    <RowsEditor<StepRow>
      label={labels.section}
      rows={rows}
      error={problem ?? error}
      nameOf={(_row, number) => labels.row(number)}
      headingLabel={labels.heading}
      onChange={onChange}
      adder={
        <TextArea
          {...adder}
          label={labels.add}
          hint={labels.hint}
          placeholder={labels.placeholder}
          rows={2}
          onChange={(event) => onType(event.target.value)}
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
            onPaste={pasteInto(row, row.text.trim() === '')}
          />
        </span>
      )}
    </RowsEditor>
  );
}
