import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { afterClick } from '../../../../ui/browser/after-click';
import { countOf } from './form-values';
import type { HeadingRow } from './form-values';
import { replaced } from './rows';
import classes from './rows-editor.module.css';

/** A list of rows and the field below it that adds them. */
export interface TypedRows<Row> {
  rows: readonly (Row | HeadingRow)[];
  /** The text in the field below. */
  next: string;
  onNext: (typed: string) => void;
  onChange: (rows: (Row | HeadingRow)[]) => void;
}

/** A text as rows; a problem in words leaves the text in the field. */
interface Read<Row> {
  rows: (Row | HeadingRow)[];
  problem: string | null;
}

/**
 * Rows created from words: Enter adds the text of the field below, and so does leaving the field; a pasted list becomes
 * one row per line. Text that would exceed the limit changes nothing.
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
    /** The number of rows for a text, even above the limit. */
    count: (text: string) => number;
    /** Whether a pasted text is more than fits into one field. */
    isList: (text: string) => boolean;
    most: number;
    tooMany: (most: number, found: number) => string;
  },
) {
  const [problem, setProblem] = useState<string | null>(null);
  // blur adds the rows after the click, which may have changed them
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
    /** The props of the field below, besides its text. */
    adder: {
      className: classes['adder'] ?? '',
      'data-next': true,
      value: next,
      enterKeyHint: 'next',
      onPaste: (event: ClipboardEvent) => paste(event, (added) => [...rows, ...added]),
      onKeyDown: (event: KeyboardEvent) => {
        // Enter on a suggestion has already been handled; otherwise Enter would submit the form
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
    /** For a field within a row: a list is inserted below it, or replaces it. */
    pasteInto: (row: Row, isBlank: boolean) => (event: ClipboardEvent) =>
      paste(event, (added) => replaced(rows, row.key, isBlank ? added : [row, ...added])),
  };
}
