import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { afterClick } from '../../../../ui/browser/after-click';
import { countOf } from './form-values';
import type { HeadingRow } from './form-values';
import { replaced } from './rows';
import classes from './rows-editor.module.css';

/** A list of rows and the field below it, from which they come. */
export interface TypedRows<Row> {
  rows: readonly (Row | HeadingRow)[];
  /** What is typed into the field below. */
  next: string;
  onNext: (typed: string) => void;
  onChange: (rows: (Row | HeadingRow)[]) => void;
}

/** What a text is in rows; a problem in words leaves the text where it is. */
interface Read<Row> {
  rows: (Row | HeadingRow)[];
  problem: string | null;
}

/**
 * Rows that are made from words: Enter adds what was typed below, and so does leaving the field; a list that is pasted becomes
 * a row for each line. What would make too many rows changes nothing.
 */
export function useTypedRows<Row extends { key: string; kind: string }>(
  { rows, next, onNext, onChange }: TypedRows<Row>,
  {
    read,
    count,
    isList,
    most,
    tooMany,
  }: {
    read: (text: string) => Read<Row>;
    /** How many rows a text would make, also one that makes too many. */
    count: (text: string) => number;
    /** Whether a pasted text is more than what belongs into one field. */
    isList: (text: string) => boolean;
    most: number;
    tooMany: (most: number, found: number) => string;
  },
) {
  const [problem, setProblem] = useState<string | null>(null);
  // a field that is left adds after the click, which may have changed the rows
  const latest = useRef({ rows, next });
  useEffect(() => {
    latest.current = { rows, next };
  });

  /** @returns whether the text became rows */
  const take = (text: string, place: (added: Read<Row>['rows']) => Read<Row>['rows']): boolean => {
    const { rows: added, problem: unread } = read(text);
    const after = place(added);
    const isTooLong = (unread !== null && count(text) > most) || countOf(after) > most;
    const refusal = isTooLong ? tooMany(most, Math.max(countOf(after), countOf(rows) + count(text))) : unread;
    setProblem(refusal);
    if (refusal === null) onChange(after);
    return refusal === null;
  };
  const add = (): void => {
    const { rows: now, next: text } = latest.current;
    if (text.trim() !== '' && take(text, (added) => [...now, ...added])) onNext('');
  };
  const paste = (event: ClipboardEvent, place: Parameters<typeof take>[1]): void => {
    const text = event.clipboardData.getData('text');
    if (!isList(text)) return;
    event.preventDefault();
    take(text, place);
  };
  return {
    problem,
    /** What the field below has, beside its words. */
    adder: {
      className: classes['adder'] ?? '',
      'data-next': true,
      value: next,
      enterKeyHint: 'next',
      onPaste: (event: ClipboardEvent) => paste(event, (added) => [...rows, ...added]),
      onKeyDown: (event: KeyboardEvent) => {
        // a suggestion that was chosen with Enter has been handled; otherwise Enter would submit the form
        if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented) return;
        event.preventDefault();
        add();
      },
      onBlur: () => afterClick(add),
    } as const,
    onType: (typed: string): void => {
      onNext(typed);
      setProblem(null);
    },
    /** Of a field within a row: a list goes below it, or in its place. */
    pasteInto: (row: Row, isBlank: boolean) => (event: ClipboardEvent) =>
      paste(event, (added) => replaced(rows, row.key, isBlank ? added : [row, ...added])),
  };
}
