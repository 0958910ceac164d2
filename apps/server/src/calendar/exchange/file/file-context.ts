import type { CalendarFileOptions, ParsedEvent, SkippedEvent } from './calendar-file.types';
import type { DayBudget } from './file-expand';
import type { FileZones } from './file-zones';

/** Shared state for reading a file's events: zones and remaining budgets. */
export interface ReadContext extends CalendarFileOptions {
  zones: FileZones;
  budget: DayBudget;
  /** Events that the file may still produce. */
  dates: { left: number };
}

export interface MappedEvents {
  events: ParsedEvent[];
  /** Results of changed occurrences. */
  changed: ParsedEvent[];
  skipped: SkippedEvent[];
}

export const OUTSIDE = 'Its date is outside the years 1900 to 2200.';
export const CANCELLED = 'It was cancelled.';
