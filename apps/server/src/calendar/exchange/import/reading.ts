import { ReaderError, type ReaderProgram } from '../../../platform/readers';
import { CalendarFileError } from '../file/calendar-file.types';
import type { tasks } from '../file/calendar-reader';

export const CALENDAR_READER: ReaderProgram<typeof tasks> = { name: 'calendar-reader' };

/** The worst file of 5 MB takes a few seconds. */
export const MAX_CPU_MS = 15_000;

/** Rethrows what a calendar was refused for in the reader process. */
export function asFileError(error: unknown): never {
  throw error instanceof ReaderError && error.name === 'CalendarFileError'
    ? new CalendarFileError(error.message)
    : error;
}
