import { useId } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import classes from './quick-add.module.css';

/**
 * What can mean two things is asked: radio buttons that look like chips. Nothing is chosen until somebody chooses; arrows,
 * the digits and a click do, and Enter adds what was chosen.
 */
export function Question({
  legend,
  answers,
  picked,
  isAnswered = picked !== null,
  ref,
  children,
  onPick,
  onEnter,
  onLeave,
}: {
  legend: string;
  answers: readonly { key: string; label: string }[];
  picked: number | null;
  /** Also by something else than one of the answers (`children`). */
  isAnswered?: boolean;
  ref: Ref<HTMLFieldSetElement>;
  /** Another way to answer. A date field among it takes digits and Enter for itself. */
  children?: ReactNode;
  onPick: (index: number) => void;
  onEnter: () => void;
  /** Back to the field. */
  onLeave: () => void;
}) {
  const name = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const digit = Number(event.key);
    const isDay = event.target instanceof HTMLInputElement && event.target.type === 'date';
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !isDay) {
      event.preventDefault();
      if (isAnswered) onEnter();
    } else if (!isDay && digit >= 1 && digit <= answers.length) {
      event.preventDefault();
      onPick(digit - 1);
    }
  };
  return (
    <fieldset ref={ref} className={classes['question']} onKeyDown={onKeyDown}>
      <legend>{legend}</legend>
      <div className={classes['answers']}>
        {answers.map(({ key, label }, index) => (
          <label key={key} className={classes['answer']}>
            <input type="radio" name={name} checked={picked === index} onChange={() => onPick(index)} />
            <kbd aria-hidden>{index + 1}</kbd>
            <span>{label}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
