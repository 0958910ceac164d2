import { useId } from 'react';
import classes from './emoji-picker.module.css';

/** One emoji of a grid; `label` is its name for screen readers. Choosing the selected one again clears it. */
export function EmojiPicker({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | null;
  options: readonly { emoji: string; label: string }[];
  onChange: (emoji: string | null) => void;
}) {
  const name = useId();
  return (
    <fieldset className={classes['grid']}>
      <legend className={classes['legend']}>{label}</legend>
      {options.map((option) => (
        <label key={option.emoji} className={classes['option']} title={option.label}>
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.emoji === value}
            onChange={() => onChange(option.emoji)}
            onClick={() => option.emoji === value && onChange(null)}
          />
          <span aria-hidden="true">{option.emoji}</span>
        </label>
      ))}
    </fieldset>
  );
}
