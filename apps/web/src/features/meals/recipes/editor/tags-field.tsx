import { RECIPE_LIMITS, tidyTags } from '@homefold/domain/recipes';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '../../../../messages/recipes';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import classes from './editor.module.css';

const labels = t.recipes.editor.tags;
const MOST = RECIPE_LIMITS.tags;

/** The tags: Enter or a comma adds one, without duplicates; the family's tags are suggested. */
export function TagsField({
  tags,
  next,
  error,
  known,
  onNext,
  onChange,
}: {
  tags: readonly string[];
  next: string;
  error: string | undefined;
  /** The family's tags, most used first. */
  known: readonly string[];
  onNext: (typed: string) => void;
  onChange: (tags: string[]) => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  /** The same tag in its existing spelling. */
  const same = (tag: string): string | undefined => tags.find((one) => one.toLowerCase() === tag.toLowerCase());
  const has = (tag: string): boolean => same(tag) !== undefined;
  const add = (typed: string): void => {
    const wanted = tidyTags(typed.split(','));
    const fresh = wanted.filter((tag) => !has(tag));
    const double = wanted.map(same).find((tag) => tag !== undefined);
    const isFull = tags.length + fresh.length > MOST;
    setProblem(isFull ? labels.full(MOST) : double ? labels.known(double) : null);
    if (isFull) return onNext(typed.replaceAll(',', ' '));
    onNext('');
    if (fresh.length > 0) onChange([...tags, ...fresh]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace' && next === '' && tags.length > 0) return onChange(tags.slice(0, -1));
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    add(next);
  };
  const free = known.filter((tag) => !has(tag));
  return (
    <div>
      <h3 className={classes['legend']}>{labels.section}</h3>
      {tags.length > 0 && (
        <ul className={classes['tags']}>
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              <button
                type="button"
                aria-label={labels.remove(tag)}
                onClick={() => {
                  setProblem(null);
                  onChange(tags.filter((one) => one !== tag));
                }}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SuggestField
        label={labels.add}
        hint={labels.hint}
        error={problem ?? error}
        value={next}
        maxLength={200}
        suggestions={suggestionsFor(next, free)}
        enterKeyHint="next"
        onChange={(typed) => {
          setProblem(null);
          if (typed.includes(',')) add(typed);
          else onNext(typed);
        }}
        onPick={add}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
