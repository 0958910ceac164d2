import type { ReactNode } from 'react';
import classes from './filter-chips.module.css';

/** Filter chips above a list, one of which is selected. On a phone they scroll sideways. */
export function FilterChips<V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** Label of the group, for screen readers. */
  label: string;
  options: readonly { value: V; label: string; emoji?: string; end?: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
}) {
  return (
    <div role="group" aria-label={label} className={classes['chips']} data-scroll-edges="">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes['chip']}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          // browsers do not scroll sideways to what shows as much as an edge
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {option.emoji && (
            <span className={classes['emoji']} aria-hidden>
              {option.emoji}
            </span>
          )}
          {option.label}
          {option.end}
        </button>
      ))}
    </div>
  );
}
