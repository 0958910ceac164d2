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

const words = t.recipes.editor.ingredients;
const PARTS = { amount: 40, unit: 60, name: 400, notes: 600 } as const;
type Part = keyof typeof PARTS;

/** The ingredients: typed as words in one field, which are put into rows of amount, unit, name and note at once. */
export function IngredientsField({
  error,
  suggestions,
  units,
  onSearch,
  ...typed
}: TypedRows<IngredientRow> & {
  error: string | undefined;
  /** Names that fit what is typed. */
  suggestions: readonly string[];
  /** Those that the family writes. */
  units: readonly string[];
  /** What is typed, to find suggestions for. */
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
    tooMany: words.tooMany,
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
  /** Words with an amount that were typed as a name are divided when the field is left. */
  const divide = (row: IngredientRow): void => {
    if (row.amount !== '' || row.unit !== '' || row.notes !== '') return;
    const [read] = ingredientRows(row.name, locale).rows;
    if (read?.kind === 'ingredient' && read.amount !== '')
      onChange(replaced(rows, row.key, [{ ...read, key: row.key }]));
  };
  /** Names for the end of what is typed. */
  const namesFor = (text: string): string[] => {
    const begun = lastWords(text);
    return begun === '' ? [] : suggestionsFor(begun, suggestions).map((name) => completed(text, name));
  };
  const allUnits = [...new Set([...units, ...UNITS].map((unit) => unitName(unit, false)))];
  return (
    <RowsEditor<IngredientRow>
      label={words.section}
      rows={rows}
      error={problem ?? error}
      nameOf={(row, number) => row.name.trim() || words.row(number)}
      headingLabel={words.heading}
      onChange={onChange}
      adder={
        <SuggestField
          {...adder}
          label={words.add}
          hint={words.hint}
          placeholder={words.placeholder}
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
          'aria-label': `${words[field]}: ${name}`,
          placeholder: words[field],
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

/** What is being named: "to" of "200 g to". */
const lastWords = (text: string): string =>
  /[\p{L}][\p{L} '-]*$/u.exec(text)?.[0].replace(/^(?:g|kg|ml|l|tsp|tbsp|cups?|tins?|x)\s+/i, '') ?? '';
const completed = (text: string, name: string): string => text.slice(0, text.length - lastWords(text).length) + name;
