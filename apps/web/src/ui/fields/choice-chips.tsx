import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './choice-chips.module.css';

/** A group of chips with its label, hint and error. */
export function ChoiceChips({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={classes['choices']} aria-describedby={hint ? id : undefined}>
      <legend className={classes['legend']}>{label}</legend>
      {children}
      {hint && (
        <p className={classes['hint']} id={id}>
          {hint}
        </p>
      )}
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A checkbox (or, with a `group`, a radio button) styled as a chip: avatar or icon, and a name. */
export function ChoiceChip({
  checked,
  label,
  name,
  group,
  onChange,
  children,
}: {
  checked: boolean;
  label: string;
  /** The full name if the label is only a letter or two; the chip is then round. */
  name?: string;
  /** The radio group; without it several can be chosen. */
  group?: string;
  onChange: () => void;
  /** The avatar or icon before the name. */
  children?: ReactNode;
}) {
  return (
    <label className={classes['chip']} data-bare={children ? undefined : true} data-letter={name ? true : undefined}>
      <input
        {...(name && { 'aria-label': name })}
        type={group ? 'radio' : 'checkbox'}
        {...(group && { name: group })}
        checked={checked}
        onChange={onChange}
      />
      {children}
      <span>{label}</span>
    </label>
  );
}
