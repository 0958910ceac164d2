import { useId } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import classes from './quick-add.module.css';

/**
 * Asks about an ambiguity: radio buttons that look like chips. Nothing is preselected; arrows, digits or a click choose an
 * answer, and Enter submits it.
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
  /** Also when answered through `children`. */
  isAnswered?: boolean;
  ref: Ref<HTMLFieldSetElement>;
  /** Another way to answer. A field in it handles digits and Enter itself. */
  children?: ReactNode;
  onPick: (index: number) => void;
  onEnter: () => void;
  /** Returns to the field. */
  onLeave: () => void;
}) {
  const name = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const digit = Number(event.key);
    // including its arrows and buttons
    const isOther = !(event.target instanceof HTMLInputElement && event.target.type === 'radio');
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !isOther) {
      event.preventDefault();
      if (isAnswered) onEnter();
    } else if (!isOther && digit >= 1 && digit <= answers.length) {
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
