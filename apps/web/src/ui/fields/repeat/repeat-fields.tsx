import type { ReactNode } from 'react';
import { t } from '../../../messages/repeat';
import { RepeatRows } from './repeat-rows';
import type { RepeatRowsProps } from './repeat-rows';
import classes from './repeat-rows.module.css';
import { SwitchField } from '../switch-field';

/** Whether, how often and until when a record repeats. */
export function RepeatFields({
  isOn,
  onSwitch,
  children,
  ...rows
}: RepeatRowsProps & {
  isOn: boolean;
  onSwitch: (on: boolean) => void;
  /** Further fields of the rule. */
  children?: ReactNode;
}) {
  return (
    <div className={classes['repeats']}>
      <SwitchField label={t.repeat.repeats} checked={isOn} onChange={onSwitch} />
      {isOn && (
        <>
          <RepeatRows {...rows} />
          {children}
        </>
      )}
    </div>
  );
}
