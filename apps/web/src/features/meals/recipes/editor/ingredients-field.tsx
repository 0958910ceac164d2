import { UNITS, unitName } from '@homefold/domain/recipes';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import { SuggestInput } from '../../../../ui/pickers/suggest-input';
import { ingredientRows, MOST } from './form-values';
import type { IngredientRow } from './form-values';
import { RowsEditor } from './rows-editor';
import classes from './rows-editor.module.css';
import { replaced } from './rows';
import { useTypedRows } from './use-typed-rows';
import type { TypedRows } from './use-typed-rows';

const labels = t.recipes.editor.ingredients;
const PARTS = { amount: 40, unit: 60, name: 400, notes: 600 } as const;
type Part = keyof typeof PARTS;

/** The ingredients: typed as words in one field, and immediately split into rows of amount, unit, name and note. */
export function IngredientsField({
  error,
  suggestions,
  units,
  onSearch,
  ...typed
}: TypedRows<IngredientRow> & {
  error: string | undefined;
  /** Names that match the typed text. */
  suggestions: readonly string[];
  /** Those that the family uses. */
  units: readonly string[];
  /** The typed text, to find suggestions for. */
  onSearch: (typed: string) => void;
}) {
  const { rows, next, onChange } = typed;
  const { locale } = useFamily();
  /** The row whose name is being typed. */
  const [named, setNamed] = useState<string | null>(null);
  const { problem, adder, onType, pasteInto } = useTypedRows(typed, {
    read: (text) => ingredientRows(text, locale),
    count: countLines,
    isList: (text) => countLines(text) > 1,
    most: MOST.ingredients,
    tooMany: labels.tooMany,
  });
  const change = (row: IngredientRow, part: Part, text: string): void => {
    onChange(
      rows.map((one) =>
        one.key === row.key ? { ...row, [part]: text, known: part === 'amount' ? null : row.known } : one,
      ),
    );
    setNamed(part === 'name' ? row.key : null);
    if (part === 'name') onSearch(lastWords(text));
  };
  /** If a name is typed with an amount, it is split when the field loses the focus. */
  const divide = (row: IngredientRow): void => {
    if (row.amount !== '' || row.unit !== '' || row.notes !== '') return;
    const [read] = ingredientRows(row.name, locale).rows;
    if (read?.kind === 'ingredient' && read.amount !== '')
      onChange(replaced(rows, row.key, [{ ...read, key: row.key }]));
  };
  /** Suggested names for the end of the typed text. */
  const namesFor = (text: string): string[] => {
    const begun = lastWords(text);
    return begun === '' ? [] : suggestionsFor(begun, suggestions).map((name) => completed(text, name));
  };
  const allUnits = [...new Set([...units, ...UNITS].map((unit) => unitName(unit, false)))];
  return (
    <RowsEditor<IngredientRow>
      label={labels.section}
      rows={rows}
      error={problem ?? error}
      nameOf={(row, number) => row.name.trim() || labels.row(number)}
      headingLabel={labels.heading}
      empty={labels.none}
      onChange={onChange}
      adder={
        <SuggestField
          {...adder}
          label={labels.add}
          hint={labels.hint}
          placeholder={labels.placeholder}
          suggestions={namesFor(next)}
          maxLength={600}
          onChange={(text) => {
            onType(text);
            setNamed(null);
            onSearch(lastWords(text));
          }}
        />
      }
    >
      {(row, name) => {
        const part = (field: Part) => ({
          'aria-label': `${labels[field]}: ${name}`,
          placeholder: labels[field],
          value: row[field],
          maxLength: PARTS[field],
          onPaste: pasteInto(row, row.name === '' && row.amount === ''),
        });
        const plain = (field: Part) => (
          <span className={classes[field]}>
            <input
              type="text"
              autoComplete="off"
              {...part(field)}
              onChange={(event) => change(row, field, event.target.value)}
            />
          </span>
        );
        return (
          <>
            {plain('amount')}
            <span className={classes['unit']}>
              <SuggestInput
                {...part('unit')}
                suggestions={suggestionsFor(row.unit, allUnits)}
                onChange={(text) => change(row, 'unit', text)}
              />
            </span>
            <span className={classes['name']}>
              <SuggestInput
                {...part('name')}
                suggestions={named === row.key ? namesFor(row.name) : []}
                onChange={(text) => change(row, 'name', text)}
                onBlur={() => divide(row)}
              />
            </span>
            {plain('notes')}
          </>
        );
      }}
    </RowsEditor>
  );
}

const countLines = (text: string): number => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length;

/** The name being typed: "to" of "200 g to". */
const lastWords = (text: string): string =>
  /[\p{L}][\p{L} '-]*$/u.exec(text)?.[0].replace(/^(?:g|kg|ml|l|tsp|tbsp|cups?|tins?|x)\s+/i, '') ?? '';
const completed = (text: string, name: string): string => text.slice(0, text.length - lastWords(text).length) + name;
