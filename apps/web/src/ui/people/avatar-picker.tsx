import { AVATAR_PRESETS } from '@homefold/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { CSSProperties } from 'react';
import { hueVars } from '../../theme/hues';
import type { HueName } from '../../theme/tokens';
import classes from './avatar-picker.module.css';

/** The twelve preset avatars as radio buttons; arrow keys move between them. `value` null: a photo is in use. */
export function AvatarPicker({
  label,
  value,
  onChange,
  hue = 'plum',
  disabled = false,
}: {
  label: string;
  value: string | null;
  onChange: (id: string) => void;
  hue?: HueName;
  disabled?: boolean;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes['grid']}
      style={{ '--tint': hueVars(hue).tint } as CSSProperties}
    >
      {AVATAR_PRESETS.map((preset) => (
        <label key={preset.id} className={classes['choice']}>
          <input
            type="radio"
            name={name}
            value={preset.id}
            aria-label={preset.name}
            checked={preset.id === value}
            disabled={disabled}
            onChange={() => onChange(preset.id)}
          />
          <span className={classes['face']} aria-hidden>
            {preset.emoji}
            <span className={classes['check']}>
              <Check size={12} strokeWidth={3.5} />
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
