import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import classes from './field.module.css';

/** Props shared by all fields. */
export interface FieldFrameProps {
  label: string;
  /** The validation error; shown below and read out with the field. */
  error?: string | undefined;
  /** Help text; shown while there is no error. */
  hint?: ReactNode;
  /** Marks the field as optional beside its label. */
  optional?: boolean;
  /** Content at the right end of the label's line, e.g. 'Forgot password?'. */
  labelEnd?: ReactNode;
  /** An icon inside, on the left. */
  icon?: ReactNode;
  /** Content inside, on the right, e.g. a show button. */
  end?: ReactNode;
  /** 44 px high on desktop too, for standalone forms. */
  large?: boolean;
  className?: string;
}

/** Props that the frame passes to its control. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The style of a control within a box, for one with its own padding. */
export const BARE_CONTROL = classes['bare'] ?? '';

/** Only the box, around a control that is labelled elsewhere. */
export const FieldBox = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={`${classes['box']} ${className}`}>{children}</span>
);

/** Label above, control in a box, error or hint below and associated with the control for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  optional,
  labelEnd,
  icon,
  end,
  large,
  className = '',
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <div className={`${classes['field']} ${className}`}>
      <div className={classes['head']}>
        <label className={classes['label']} htmlFor={id}>
          {label}
          {optional && <span className={classes['optional']}> ({t.common.optional})</span>}
        </label>
        {labelEnd}
      </div>
      <div className={`${classes['box']} ${large ? classes['large'] : ''} ${error ? classes['invalid'] : ''}`}>
        {icon && <span className={classes['icon']}>{icon}</span>}
        {children({
          id,
          className: `${BARE_CONTROL} ${classes['control']}`,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': noteId,
        })}
        {end && <span className={classes['end']}>{end}</span>}
      </div>
      {note && (
        <p
          id={noteId}
          className={`${classes['note']} ${error ? classes['error'] : ''}`}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
