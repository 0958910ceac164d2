import { cleanLine, TEXT_LIMITS } from '@homefold/domain';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { newKey } from '../browser/new-key';
import classes from './items-field.module.css';

/** An item as form values; `id` is null until it is stored. */
export interface ItemDraft {
  id: string | null;
  /** The same for every attempt, so that a retry creates no duplicate. */
  key: string;
  title: string;
}

export interface ItemLabels {
  label: string;
  /** The name of the item at a position, from 1. */
  item: (index: number) => string;
  add: string;
  remove: (title: string) => string;
}

/** A short list, one item per line. Enter starts another one; pasted lines become one item each. */
export function ItemsField({
  labels,
  items,
  most,
  error,
  onChange,
}: {
  labels: ItemLabels;
  items: readonly ItemDraft[];
  /** The maximum number of items. */
  most: number;
  error: string | undefined;
  onChange: (items: readonly ItemDraft[]) => void;
}) {
  const id = useId();
  const [next, setNext] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isFull = items.length >= most;
  const made = (titles: readonly string[]): ItemDraft[] =>
    titles
      .map(cleanLine)
      .filter(Boolean)
      .map((title) => ({ id: null, key: newKey(), title }));
  const add = (titles: readonly string[]): void => {
    onChange([...items, ...made(titles)].slice(0, most));
    setNext('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter would submit the form.
    if (event.key !== 'Enter' || cleanLine(next) === '') return;
    event.preventDefault();
    add([next]);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const lines = event.clipboardData.getData('text').split('\n');
    if (made(lines).length < 2) return;
    event.preventDefault();
    add(lines);
  };
  const remove = (item: ItemDraft): void => {
    onChange(items.filter((one) => one !== item));
    list.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  };
  return (
    <div ref={list} className={classes['items']} role="group" aria-labelledby={id}>
      <span id={id} className={classes['legend']}>
        {labels.label}
      </span>
      {items.map((item, index) => (
        <div key={item.key} className={classes['item']}>
          <input
            type="text"
            aria-label={labels.item(index + 1)}
            placeholder={labels.item(index + 1)}
            value={item.title}
            maxLength={TEXT_LIMITS.title * 4}
            onChange={(event) =>
              onChange(items.map((one) => (one === item ? { ...item, title: event.target.value } : one)))
            }
          />
          <IconButton size="small" aria-label={labels.remove(item.title)} onClick={() => remove(item)}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {!isFull && (
        <div className={classes['item']}>
          <Plus size={16} aria-hidden />
          <input
            type="text"
            data-next
            aria-label={labels.add}
            placeholder={labels.add}
            value={next}
            maxLength={TEXT_LIMITS.title * 4}
            enterKeyHint="next"
            onChange={(event) => setNext(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => cleanLine(next) !== '' && add([next])}
          />
        </div>
      )}
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
