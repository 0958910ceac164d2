import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { Bone } from '../states/skeleton';
import classes from './field.module.css';

/**
 * An on/off setting: text on the left, switch on the right; the whole line is the click target.
 * @param checked undefined while it is not known yet: a placeholder replaces the switch
 */
export function SwitchField({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  hint?: string;
  checked: boolean | undefined;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <label className={classes['switch']}>
      <span>
        <span className={classes['label']}>{label}</span>
        {hint && (
          <span id={id} className={classes['note']} style={{ display: 'block' }}>
            {hint}
          </span>
        )}
      </span>
      {checked === undefined ? (
        <span>
          <Bone width={40} height={24} />
        </span>
      ) : (
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { role: 'switch', 'aria-describedby': hint ? id : undefined } }}
        />
      )}
    </label>
  );
}
