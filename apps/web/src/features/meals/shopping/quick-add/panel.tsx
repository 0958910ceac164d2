import { useApolloClient, useQuery } from '@apollo/client/react';
import { aisleOf } from '@homefold/domain/aisles';
import { readShoppingLines } from '@homefold/domain/shopping';
import type { ShoppingLine } from '@homefold/domain/shopping';
import { History, Info } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { Chip } from '../../../../ui/basics/chip';
import type { PanelProps } from '../../../../ui/quick-add/entry';
import { Failure } from '../../../../ui/quick-add/failure';
import { Spoken } from '../../../../ui/quick-add/spoken';
import { useSubmit } from '../../../../ui/quick-add/use-submit';
import { ShoppingSuggestionsDocument } from '../../generated';
import { aisleEmoji, aisleName, measureOf, nameOf as headed } from '../model/labels';
import { knownNames } from '../model/list-cache';
import { useWrites } from '../model/use-shopping-writes';
import classes from './panel.module.css';
import { completed, itemOfLine, typedName } from './read';

const words = t.shopping.quickAdd;
/** So many are previewed; a pasted list is longer. */
const SHOWN = 8;
/** Letters before something is suggested. */
const LETTERS = 2;

/** Nothing is corrected by chips: words are. */
export type Corrections = Record<string, never>;

/** Shows what a line asks for, each thing with its aisle, and suggests what the family buys. Loaded when somebody types. */
export default function Panel({
  listId,
  onText,
  ...panel
}: PanelProps<Corrections> & { listId: string | null; onText: (text: string) => void }) {
  const { entry, input } = panel;
  const { text } = entry;
  const { locale } = useFamily();
  const writes = useWrites();
  // "Salt and vinegar crisps" that the family has bought before are one thing.
  const { cache } = useApolloClient();
  const { lines, problems } = useMemo(() => readShoppingLines(text, knownNames(cache)), [text, cache]);
  const typed = useDeferredValue(typedName(text));
  const { data, previousData } = useQuery(ShoppingSuggestionsDocument, {
    variables: { text: typed },
    skip: typed.length < LETTERS,
  });
  const { submit, failure } = useSubmit(panel, () => {
    const items = lines.map(itemOfLine);
    const [first] = problems;
    const problem = items.length === 0 ? (first?.message ?? words.nothing) : null;
    return {
      title: t.shopping.waiting(items.map(({ name }) => name)),
      content: items,
      problem,
      save: () => writes.add(items, listId),
    };
  });
  const suggestions = typed.length < LETTERS ? [] : ((data ?? previousData)?.shoppingSuggestions ?? []);
  const offered = suggestions.filter(({ name }) => name.toLowerCase() !== typed.toLowerCase());
  const sentence = (line: ShoppingLine): string => `${nameOf(line, locale)}, ${aisleName(aisleOf(line.name))}`;
  return (
    <>
      {offered.length > 0 && (
        <div className={classes['suggestions']} role="group" aria-label={words.suggestions}>
          <History size={16} aria-hidden />
          {offered.map(({ name, quantity }) => (
            <button
              key={name}
              type="button"
              className={classes['suggestion']}
              aria-label={words.suggest(name)}
              onClick={() => {
                onText(completed(text, name));
                input.current?.focus();
              }}
            >
              {headed({ ingredientName: name })}
              {quantity && <span>{quantity}</span>}
            </button>
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <ul className={classes['lines']} aria-label={words.understood}>
          {lines.slice(0, SHOWN).map((line, index) => (
            <li key={index}>
              <Chip tone="primary" icon={<span className={classes['emoji']}>{aisleEmoji(aisleOf(line.name))}</span>}>
                <span className={classes['name']}>{nameOf(line, locale)}</span>
                <span className={classes['aisle']}>{aisleName(aisleOf(line.name))}</span>
              </Chip>
            </li>
          ))}
          {lines.length > SHOWN && <li className={classes['more']}>{words.moreLines(lines.length - SHOWN)}</li>}
        </ul>
      )}
      {problems.slice(0, 3).map(({ text: line, message }) => (
        <p key={line} className={classes['problem']}>
          <Info size={16} aria-hidden />
          {message}
        </p>
      ))}
      {failure && <Failure message={failure} onRetry={entry.retry ? submit : undefined} />}
      <Spoken text={lines.length === 0 ? words.nothing : words.spoken(lines.slice(0, SHOWN).map(sentence))} />
    </>
  );
}

/** "2 pints milk (skimmed)" */
const nameOf = (line: ShoppingLine, locale: string): string =>
  [measureOf(line, locale), line.name, line.notes && `(${line.notes})`].filter(Boolean).join(' ');
