import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { t } from '../../messages/pickers';
import { BARE_CONTROL, FieldFrame } from '../fields/field-frame';
import type { ControlProps, FieldFrameProps } from '../fields/field-frame';
import classes from './stepper.module.css';

export interface StepperProps {
  /** As typed; '' for none. */
  value: string;
  onChange: (typed: string) => void;
  min: number;
  max: number;
  placeholder?: string;
  autoFocus?: boolean;
  /** On blur: normalises what was typed. */
  onBlur?: () => void;
}

const PAGE = 10;
/** A button that is held repeats after a while, and then quickly. */
const HOLD_MS = 400;
const REPEAT_MS = 80;

/**
 * A count in its own box: − and + (they repeat when held), arrow keys, or typed. The limits apply to the buttons, not
 * to typed numbers.
 */
export function Stepper({
  control,
  value,
  onChange,
  min,
  max,
  placeholder,
  autoFocus,
  onBlur,
}: StepperProps & { control: Partial<ControlProps> & { 'aria-label'?: string } }) {
  const count = value.trim() === '' ? null : Number(value);
  const known = count !== null && Number.isFinite(count) ? count : null;
  const latest = useRef({ known, onChange });
  useEffect(() => {
    latest.current = { known, onChange };
  });
  /** @returns whether there is a further step */
  const step = (by: number): boolean => {
    const from = latest.current.known ?? Math.max(min, 0) - (min > 0 ? by : 0);
    const to = Math.max(min, Math.min(from + by, max));
    if (to !== latest.current.known) latest.current.onChange(String(to));
    return by < 0 ? to > min : to < max;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE };
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    <span className={classes['stepper']}>
      <StepButton label={t.pickers.decrease} isEnd={known !== null && known <= min} onStep={() => step(-1)}>
        <Minus size={16} aria-hidden />
      </StepButton>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        autoComplete="off"
        aria-valuenow={known ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        {...control}
        className={`${BARE_CONTROL} ${classes['count']}`}
        placeholder={placeholder}
        value={value}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value.replace(/[^\d]/g, ''))}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <StepButton label={t.pickers.increase} isEnd={known !== null && known >= max} onStep={() => step(1)}>
        <Plus size={16} aria-hidden />
      </StepButton>
    </span>
  );
}

/** Not in the tab order, because the arrow keys do the same. */
function StepButton({
  label,
  isEnd,
  onStep,
  children,
}: {
  label: string;
  isEnd: boolean;
  /** Returns whether there is a further step. */
  onStep: () => boolean;
  children: ReactNode;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = (after: number): void => {
    timer.current = setTimeout(() => onStep() && repeat(REPEAT_MS), after);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (!(event.button > 0) && onStep()) repeat(HOLD_MS);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['step']}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onPointerDown={onPointerDown}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      // voice control and screen readers send no pointer events
      onClick={(event) => event.detail === 0 && onStep()}
    >
      {children}
    </button>
  );
}

/**
 * The same with label and error, like other form fields.
 * @example <StepperField label="Points" value={points} min={0} max={100} onChange={setPoints} />
 */
export function StepperField({
  label,
  error,
  hint,
  optional,
  icon,
  className,
  ...stepper
}: StepperProps & Pick<FieldFrameProps, 'label' | 'error' | 'hint' | 'optional' | 'icon' | 'className'>) {
  const frame = { label, error, hint, optional, icon, className } as FieldFrameProps;
  return <FieldFrame {...frame}>{(control) => <Stepper {...stepper} control={control} />}</FieldFrame>;
}
