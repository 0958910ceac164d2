import type { CalendarFileOptions, ParsedEvent, SkippedEvent } from './calendar-file.types';
import type { DayBudget } from './file-expand';
import type { FileZones } from './file-zones';
import type { Rests } from './rests';

/** What every event of a file is read with: its zones, and what may still be spent on it. */
export interface ReadContext extends CalendarFileOptions {
  zones: FileZones;
  budget: DayBudget;
  /** Events that may still come of the file. */
  dates: { left: number };
  rests: Rests;
}

export interface MappedEvents {
  events: ParsedEvent[];
  /** What changed occurrences became. */
  changed: ParsedEvent[];
  skipped: SkippedEvent[];
}

export const OUTSIDE = 'Its date lies outside of the years 1900 to 2200.';
export const CANCELLED = 'It was cancelled.';
