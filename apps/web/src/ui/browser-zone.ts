/** The zone this browser stands in, 'Europe/London' when it does not tell. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London';
