import { UNITS, unitName } from '@homefold/domain/recipes';
import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import { afterClick } from '../../../../ui/browser/after-click';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import { countOf, ingredientRows, MOST } from './form-values';
import type { IngredientRow, IngredientsRow } from './form-values';
import { RowsEditor } from './rows-editor';
import classes from './rows-editor.module.css';
import { replaced } from './rows';

const words = t.recipes.editor.ingredients;
/** What browsers suggest by themselves for units. */
const UNIT_LIST = 'recipe-units';

/**
 * The ingredients: typed as words in one field, which are put into rows of amount, unit, name and note at once. A list that
 * is pasted becomes a row for each line, in any of the fields.
 */
export function IngredientsField({
  rows,
  next,
  error,
  suggestions,
  units,
  onSearch,
  onNext,
  onChange,
}: {
  rows: readonly IngredientsRow[];
  /** What is typed into the field below. */
  next: string;
  error: string | undefined;
  /** Names that fit what is typed. */
  suggestions: readonly string[];
  /** Those that the family writes. */
  units: readonly string[];
  /** What is typed, to find suggestions for. */
  onSearch: (typed: string) => void;
  onNext: (typed: string) => void;
  onChange: (rows: IngredientsRow[]) => void;
}) {
  const { locale } = useFamily();
  const [problem, setProblem] = useState<string | null>(null);
  // a field that is left adds after the click, which may have changed the rows
  const latest = useRef({ rows, next });
  useEffect(() => {
    latest.current = { rows, next };
  });

  /** Puts a text into rows, unless they would be too many. @returns whether it did */
  const take = (text: string, place: (added: IngredientsRow[]) => IngredientsRow[]): boolean => {
    const read = ingredientRows(text, locale);
    const after = place(read.rows);
    const tooMany = read.problem !== null && countLines(text) > MOST.ingredients;
    const refusal =
      tooMany || countOf(after) > MOST.ingredients
        ? words.tooMany(MOST.ingredients, Math.max(countOf(after), countOf(rows) + countLines(text)))
        : read.problem;
    setProblem(refusal);
    if (refusal === null) onChange(after);
    return refusal === null;
  };
  const add = (): void => {
    const { rows: now, next: text } = latest.current;
    if (text.trim() !== '' && take(text, (added) => [...now, ...added])) onNext('');
  };
  const onPaste = (event: ClipboardEvent, place: (added: IngredientsRow[]) => IngredientsRow[]): void => {
    const text = event.clipboardData.getData('text');
    if (countLines(text) < 2) return;
    event.preventDefault();
    take(text, place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // a suggestion that was chosen with Enter has been handled; otherwise Enter would submit the form
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    add();
  };
  const change = (row: IngredientRow, changed: Partial<IngredientRow>): void =>
    onChange(
      rows.map((one) =>
        one.key === row.key ? { ...row, ...changed, known: 'amount' in changed ? null : row.known } : one,
      ),
    );
  /** Words with an amount that were typed as a name are divided when the field is left. */
  const divide = (row: IngredientRow): void => {
    if (row.amount !== '' || row.unit !== '' || row.notes !== '') return;
    const [read] = ingredientRows(row.name, locale).rows;
    if (read?.kind === 'ingredient' && read.amount !== '')
      onChange(replaced(rows, row.key, [{ ...read, key: row.key }]));
  };
  const begun = lastWords(next);
  return (
    <>
      <datalist id={UNIT_LIST}>
        {[...new Set([...units, ...UNITS].map((unit) => unitName(unit, false)))].map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <RowsEditor<IngredientRow>
        label={words.section}
        rows={rows}
        error={problem ?? error}
        nameOf={(row, number) => row.name.trim() || words.row(number)}
        headingLabel={words.heading}
        onChange={onChange}
        adder={
          <SuggestField
            label={words.add}
            className={classes['adder'] ?? ''}
            hint={words.hint}
            placeholder={words.placeholder}
            data-next
            value={next}
            suggestions={begun === '' ? [] : suggestionsFor(begun, suggestions).map((name) => completed(next, name))}
            maxLength={600}
            enterKeyHint="next"
            onChange={(text) => {
              onNext(text);
              setProblem(null);
              onSearch(lastWords(text));
            }}
            onPaste={(event) => onPaste(event, (added) => [...rows, ...added])}
            onKeyDown={onKeyDown}
            onBlur={() => afterClick(add)}
          />
        }
      >
        {(row, name) => {
          const paste = (event: ClipboardEvent): void =>
            onPaste(event, (added) => {
              const isBlank = row.name === '' && row.amount === '';
              return replaced(rows, row.key, isBlank ? added : [row, ...added]);
            });
          const part = (field: 'amount' | 'unit' | 'name' | 'notes', most: number) => (
            <span className={classes[field]}>
              <input
                type="text"
                autoComplete="off"
                aria-label={`${words[field]}: ${name}`}
                placeholder={words[field]}
                value={row[field]}
                maxLength={most}
                {...(field === 'unit' && { list: UNIT_LIST })}
                {...(field === 'amount' && { inputMode: 'text' })}
                onChange={(event) => change(row, { [field]: event.target.value })}
                onPaste={paste}
                {...(field === 'name' && { onBlur: () => divide(row) })}
              />
            </span>
          );
          return (
            <>
              {part('amount', 40)}
              {part('unit', 60)}
              {part('name', 400)}
              {part('notes', 600)}
            </>
          );
        }}
      </RowsEditor>
    </>
  );
}

const countLines = (text: string): number => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length;

/** What is being named: "to" of "200 g to". */
const lastWords = (text: string): string =>
  /[\p{L}][\p{L} '-]*$/u.exec(text)?.[0].replace(/^(?:g|kg|ml|l|tsp|tbsp|cups?|tins?|x)\s+/i, '') ?? '';
const completed = (text: string, name: string): string => text.slice(0, text.length - lastWords(text).length) + name;
