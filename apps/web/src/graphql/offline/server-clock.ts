import { readStored, store } from '../../storage/stored';

/** The `Date` header has a resolution of one second. */
const SECOND_MS = 1_000;
/** Maximum round-trip time in milliseconds; slower answers are too imprecise. */
const PROMPT_MS = 10_000;

/** By how much the server's clock is ahead of this device's, in milliseconds; undefined before the first answer. */
let ahead: number | undefined;

/**
 * Estimates the error of this device's clock from an answer. A clock within the measurement's precision is taken as
 * correct.
 * @param date the answer's `Date` header
 * @param sentAt when the request was sent, by the device's clock
 */
export function estimateClockOffset(date: string | null, sentAt: number, receivedAt = Date.now()): void {
  const from = Date.parse(date ?? '');
  const took = receivedAt - sentAt;
  // The clock was set in between: no measurement.
  if (Number.isNaN(from) || took < 0 || took > PROMPT_MS) return;
  const least = from - receivedAt;
  const most = from + SECOND_MS - sentAt;
  const next = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
  // The estimate differs a little with each answer.
  if (Math.abs(next - known()) <= SECOND_MS && (next === 0) === (known() === 0)) return;
  ahead = next;
  // Needed when a device starts offline.
  store('clockAhead', String(next));
}

/** The server's current time in milliseconds, by which the devices of a family agree on the order of changes. */
export const serverNow = (): number => Date.now() + known();

function known(): number {
  ahead ??= Number(readStored('clockAhead')) || 0;
  return ahead;
}
