/** The browser's time zone, 'Europe/London' when it reports none. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London';
