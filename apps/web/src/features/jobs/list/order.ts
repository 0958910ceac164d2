import type { CalendarDate } from '@homefold/domain';

/** What the order by hand needs to know of a job. */
interface Ordered {
  id: string;
  dueDate: CalendarDate | null;
}

/** The jobs that a job is ordered among: those of its due date (docs/decisions/jobs.md). */
export const dayOf = <J extends Ordered>(jobs: readonly J[], id: string): J[] => {
  const job = jobs.find((one) => one.id === id);
  return job ? jobs.filter(({ dueDate }) => dueDate === job.dueDate) : [];
};

/** A place within the day, kept inside of it. */
export const clampedPlace = (place: number, day: readonly unknown[]): number =>
  Math.max(0, Math.min(day.length - 1, place));

/** The list with one job at another place of its day. */
export function withPlace<J extends Ordered>(jobs: readonly J[], id: string, place: number): J[] {
  const day = dayOf(jobs, id);
  const moved = day.find((one) => one.id === id);
  const [first] = day;
  if (!moved || !first) return [...jobs];
  const order = day.filter((one) => one.id !== id).toSpliced(clampedPlace(place, day), 0, moved);
  return jobs.toSpliced(jobs.indexOf(first), day.length, ...order);
}

/** The job after which one at this place stands; null at the front. */
export function afterIdAt(day: readonly Ordered[], id: string, place: number): string | null {
  const others = day.filter((one) => one.id !== id);
  return place === 0 ? null : (others[place - 1]?.id ?? null);
}

/** The place at a height, of a row that is held: after every other row whose middle lies above. */
export const placeAt = (y: number, others: readonly { top: number; bottom: number }[]): number =>
  others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
