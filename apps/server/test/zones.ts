/** A time zone in which it is this hour now, so that "today" does not end while a spec runs. */
export function zoneAtHour(wanted: number, now = new Date()): string {
  const zones = Array.from({ length: 24 }, (_, n) => `Etc/GMT${n < 12 ? `+${n}` : `-${n - 11}`}`);
  const hour = (timeZone: string): number =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  const found = zones.find((zone) => hour(zone) === wanted);
  if (!found) throw new Error(`it is ${wanted} o'clock nowhere`);
  return found;
}
