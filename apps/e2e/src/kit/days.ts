/** Calendar dates ('YYYY-MM-DD') for the tests, computed independently of the product's own rules. */

/** The current date in a time zone. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/**
 * Today in the zone of the tests' families and browsers, computed on every call: a run may cross midnight (test.ts).
 */
export const today = (): string => todayIn('Europe/London');

/** Milliseconds until the next day begins in a time zone. */
export function untilMidnightIn(timeZone: string): number {
  const now = Date.now();
  const date = todayIn(timeZone);
  const dateAt = (instant: number): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
  // Days may also have 23 or 25 hours.
  let [before, after] = [now, now + 26 * 3_600_000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateAt(middle) === date) before = middle;
    else after = middle;
  }
  return after - now;
}

/** The date this many days later (or earlier). */
export const plusDays = (date: string, days: number): string => {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
};

/** A day in the month of `date`. */
export const dayOfMonth = (date: string, day: number): string => `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;

const written = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));

/** "Thursday 8 October". */
export const longDay = (date: string): string => written(date, { weekday: 'long', day: 'numeric', month: 'long' });

/** "Thursday 8 October 2026". */
export const longDate = (date: string): string => `${longDay(date)} ${date.slice(0, 4)}`;
