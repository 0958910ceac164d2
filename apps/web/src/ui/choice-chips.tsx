import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './choice-chips.module.css';

/** A field of chips: what is asked, the choices, a hint or what is wrong with the answer. */
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

/** A checkbox (or, with the `name` of its group, a radio button) that looks like a chip: a face or icon, and a name. */
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
  /** What it is called in full, where the label is a letter or two; it is as round as one then. */
  name?: string;
  /** The radio group it belongs to; without it any number can be chosen. */
  group?: string;
  onChange: () => void;
  /** The face or icon before the name. */
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
