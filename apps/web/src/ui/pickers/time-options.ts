import { formatTime, minutesOfTime, timeOfMinutes } from '@homefold/domain';
import { t } from '../../messages/pickers';
import type { ListOption } from './use-listbox';

const QUARTER = 15;
const DAY = 1440;

/** The quarter hours of a day; with a start those after it, with the resulting length. */
export function timeOptions(locale: string, after: string | undefined): ListOption[] {
  const start = minutesOfTime(after);
  const count = DAY / QUARTER - (start === null ? 0 : 1);
  return Array.from({ length: count }, (_, index) => {
    const length = (index + 1) * QUARTER;
    const value = timeOfMinutes(start === null ? index * QUARTER : start + length);
    return { value, label: formatTime(value, locale), ...(start !== null && { detail: t.pickers.length(length) }) };
  });
}

/** The position of the option at a time, or of the next one after it; 0 where there is none. */
export function optionNear(options: readonly ListOption[], time: string): number {
  const wanted = minutesOfTime(time);
  const first = minutesOfTime(options[0]?.value);
  if (wanted === null || first === null) return 0;
  const waits = options.map(({ value }) => ((minutesOfTime(value) ?? 0) - wanted + DAY) % DAY);
  return waits.indexOf(Math.min(...waits));
}
