import { matchRanges } from '@homefold/domain';
import type { ReactNode } from 'react';
import classes from './search.module.css';

/** A text with the search words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of matchRanges(text, words)) {
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className={classes['mark']}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}
