import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';
import classes from './field.module.css';

/** One option; `group` puts it under a heading. */
export interface SelectOption {
  value: string;
  label: string;
}

/** A native select: the phone's own picker, the keyboard's type-ahead. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  labelEnd,
  icon,
  large,
  className,
  options,
  ...control
}: FieldFrameProps & { options: readonly SelectOption[] } & Omit<
    ComponentProps<'select'>,
    keyof FieldFrameProps | 'id' | 'children'
  >) {
  const frame = { label, error, hint, optional, labelEnd, icon, large, className } as FieldFrameProps;
  return (
    <FieldFrame {...frame}>
      {(given) => (
        <>
          <select {...control} {...given}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={classes['chevron']} size={16} aria-hidden />
        </>
      )}
    </FieldFrame>
  );
}
