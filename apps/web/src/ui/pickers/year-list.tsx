import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '../../messages/pickers';
import classes from './month.module.css';

const COLUMNS = 4;

/** The possible years of a date, for a birthday; opens on the current year. */
export function YearList({
  value,
  first,
  last,
  onPick,
}: {
  value: number;
  first: number;
  last: number;
  onPick: (year: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(value);
  useEffect(() => {
    const box = list.current;
    const entry = box?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!box || !entry) return;
    // without scrolling the dialog around it
    const { offsetTop: top, offsetHeight: height } = entry;
    if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight)
      box.scrollTop = top - (box.clientHeight - height) / 2;
    entry.focus({ preventScroll: true });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
      PageUp: -COLUMNS * 5,
      PageDown: COLUMNS * 5,
      Home: first - at,
      End: last - at,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt(Math.max(first, Math.min(at + step, last)));
  };
  return (
    <div ref={list} role="listbox" aria-label={t.pickers.years} className={classes['years']} onKeyDown={onKeyDown}>
      {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => (
        <button
          key={year}
          type="button"
          role="option"
          aria-selected={year === value}
          tabIndex={year === at ? 0 : -1}
          className={classes['year']}
          onClick={() => onPick(year)}
        >
          {year}
        </button>
      ))}
    </div>
  );
}
