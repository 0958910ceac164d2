import Switch from '@mui/material/Switch';
import { useId } from 'react';
import classes from './field.module.css';

/** A setting that is on or off, its words at the left, the switch at the right; the whole line is the target. */
export function SwitchField({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  hint?: string;
  checked: boolean;
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
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { role: 'switch', 'aria-describedby': hint ? id : undefined } }}
      />
    </label>
  );
}
