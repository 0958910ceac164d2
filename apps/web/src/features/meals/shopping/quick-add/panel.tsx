import { useApolloClient, useQuery } from '@apollo/client/react';
import { aisleOf } from '@homefold/domain/aisles';
import { readShoppingLines } from '@homefold/domain/shopping';
import type { ShoppingLine } from '@homefold/domain/shopping';
import { Check, History, Info } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useCommitted } from '../../../../graphql/use-committed';
import { t } from '../../../../messages/meals/shopping';
import { Chip } from '../../../../ui/basics/chip';
import type { PanelProps } from '../../../../ui/quick-add/entry';
import { Failure } from '../../../../ui/quick-add/failure';
import { Spoken } from '../../../../ui/quick-add/spoken';
import { useSubmit } from '../../../../ui/quick-add/use-submit';
import { ShoppingSuggestionsDocument } from '../../generated';
import { aisleEmoji, aisleName, measureOf, nameOf as headed } from '../model/labels';
import { isOnList, knownNames } from '../model/list-cache';
import { useWrites } from '../model/use-shopping-writes';
import classes from './panel.module.css';
import { completed, itemOfLine, typedName } from './read';

const labels = t.shopping.quickAdd;
/** The number of previewed items; a pasted list is longer. */
const SHOWN = 8;
/** The minimum number of letters for suggestions. */
const LETTERS = 2;

/** Chips correct nothing here: the words are edited. */
export type Corrections = Record<string, never>;

/** Shows the parsed items of a line, each with its aisle, and suggests earlier purchases. Loaded on first typing. */
export default function Panel({
  listId,
  onText,
  ...panel
}: PanelProps<Corrections> & { listId: string | null; onText: (text: string) => void }) {
  const { entry, input } = panel;
  const { text } = entry;
  const { locale } = useFamily();
  const writes = useWrites();
  // If the family has bought "salt and vinegar crisps" before, they are one item.
  const { cache } = useApolloClient();
  const { lines, problems } = useMemo(() => readShoppingLines(text, knownNames(cache)), [text, cache]);
  const typed = useCommitted(useDeferredValue(typedName(text)));
  const { data, previousData } = useQuery(ShoppingSuggestionsDocument, {
    variables: { text: typed },
    skip: typed.length < LETTERS,
  });
  const { submit, failure } = useSubmit(panel, () => {
    const items = lines.map(itemOfLine);
    const [first] = problems;
    const problem = items.length === 0 ? (first?.message ?? labels.nothing) : null;
    return {
      title: t.shopping.waiting(items.map(({ name }) => name)),
      content: items,
      problem,
      save: () => writes.add(items, listId),
    };
  });
  const suggestions = typed.length < LETTERS ? [] : ((data ?? previousData)?.shoppingSuggestions ?? []);
  const isThere = isOnList(cache, listId);
  const offered = suggestions.filter(({ name }) => name.toLowerCase() !== typed.toLowerCase());
  const sentence = (line: ShoppingLine): string => `${nameOf(line, locale)}, ${aisleName(aisleOf(line.name))}`;
  return (
    <>
      {offered.length > 0 && (
        <div className={classes['suggestions']} data-scroll-edges="" role="group" aria-label={labels.suggestions}>
          <History size={16} aria-hidden />
          {offered.map(({ name, quantity }) => (
            <button
              key={name}
              type="button"
              className={classes['suggestion']}
              data-there={isThere(name) || undefined}
              aria-label={isThere(name) ? labels.suggestMore(name) : labels.suggest(name)}
              onClick={() => {
                onText(completed(text, name));
                input.current?.focus();
              }}
            >
              {isThere(name) && <Check size={14} aria-hidden />}
              {headed({ ingredientName: name })}
              {isThere(name) ? <span>{labels.onList}</span> : quantity && <span>{quantity}</span>}
            </button>
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <ul className={classes['lines']} aria-label={labels.understood}>
          {lines.slice(0, SHOWN).map((line, index) => (
            <li key={index}>
              <Chip tone="primary" icon={<span className={classes['emoji']}>{aisleEmoji(aisleOf(line.name))}</span>}>
                <span className={classes['name']}>{nameOf(line, locale)}</span>
                <span className={classes['aisle']}>{aisleName(aisleOf(line.name))}</span>
              </Chip>
            </li>
          ))}
          {lines.length > SHOWN && <li className={classes['more']}>{labels.moreLines(lines.length - SHOWN)}</li>}
        </ul>
      )}
      {problems.slice(0, 3).map(({ text: line, message }) => (
        <p key={line} className={classes['problem']}>
          <Info size={16} aria-hidden />
          {message}
        </p>
      ))}
      {failure && <Failure message={failure} onRetry={entry.retry ? submit : undefined} />}
      <Spoken text={lines.length === 0 ? labels.nothing : labels.spoken(lines.slice(0, SHOWN).map(sentence))} />
    </>
  );
}

/** "2 pints milk (skimmed)" */
const nameOf = (line: ShoppingLine, locale: string): string =>
  [measureOf(line, locale), line.name, line.notes && `(${line.notes})`].filter(Boolean).join(' ');
