import { FairQueue } from '../../../platform/fair-queue';

/**
 * Limits concurrent parsing of calendar files, fairly between families. The worst 5 MB file costs seconds of CPU time (in
 * slices), and waiting files are held in memory. Enter only with a complete file, so that a slow upload holds no slot.
 */
export const readingQueue = new FairQueue({
  atOnce: 2,
  atOnceOfKey: 1,
  waiting: 16,
  waitingOfKey: 3,
  busy: 'Many calendars are being read right now. Please try again.',
});
