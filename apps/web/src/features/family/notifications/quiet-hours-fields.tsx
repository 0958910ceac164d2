import { isLocalTime, quietHoursProblem } from '@homefold/domain';
import { useState } from 'react';
import { t } from '../../../messages/notifications';
import type { NotificationPreferencesInput, NotificationPreferencesQuery } from '../generated';
import { PickerField } from '../../../ui/fields/picker-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import classes from './notifications.module.css';

/** The default when quiet hours are switched on. */
const USUAL = { quietHoursStart: '22:00', quietHoursEnd: '07:00' };
const texts = t.notifications.quiet;

/** The quiet hours of the user's devices. Changes apply at once, as soon as both times are valid. */
export function QuietHoursFields({
  preferences,
  onChange,
}: {
  /** Undefined while they load. */
  preferences:
    | Pick<NotificationPreferencesQuery['notificationPreferences'], 'quietHoursStart' | 'quietHoursEnd'>
    | undefined;
  onChange: (input: NotificationPreferencesInput) => void;
}) {
  const { quietHoursStart = null, quietHoursEnd = null } = preferences ?? {};
  /** Input that is not valid yet: an incomplete time, or twice the same. */
  const [typed, setTyped] = useState<{ start: string; end: string } | null>(null);
  const isOn = quietHoursStart !== null && quietHoursEnd !== null;
  const start = typed?.start ?? quietHoursStart ?? '';
  const end = typed?.end ?? quietHoursEnd ?? '';
  const type = (next: { start: string; end: string }): void => {
    const isWhole = isLocalTime(next.start) && isLocalTime(next.end) && !quietHoursProblem(next.start, next.end);
    setTyped(isWhole ? null : next);
    if (isWhole) onChange({ quietHoursStart: next.start, quietHoursEnd: next.end });
  };
  const toggle = (on: boolean): void => {
    setTyped(null);
    onChange(on ? USUAL : { quietHoursStart: null, quietHoursEnd: null });
  };
  const error = start !== '' && start === end ? texts.same : undefined;
  return (
    <div className={classes['quiet']}>
      <SwitchField label={texts.title} hint={texts.hint} checked={preferences && isOn} onChange={toggle} />
      {isOn && (
        <div className={classes['hours']}>
          <PickerField type="time" label={texts.from} value={start} onChange={(value) => type({ start: value, end })} />
          <PickerField
            type="time"
            isLate
            label={texts.until}
            value={end}
            error={error}
            onChange={(value) => type({ start, end: value })}
          />
        </div>
      )}
    </div>
  );
}
