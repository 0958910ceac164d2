import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';
import { callRest, download } from '../../../graphql/rest';

/** The server's limit. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** For `<input accept>`. */
export const CALENDAR_TYPES = '.ics,.ical,.ifb,.icalendar,text/calendar';

export type ImportState = 'new' | 'changed' | 'known' | 'kept' | 'deleted';

/** An event of a file, in the state that importing would produce. */
export interface ImportItem {
  uid: string;
  title: string;
  emoji: string | null;
  eventDate: CalendarDate;
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
  isRecurring: boolean;
  recurringType: RecurringType | null;
  recurringInterval: number | null;
  recurringDays: string[] | null;
  recurringEndDate: CalendarDate | null;
  /** The number of individually listed dates, the last of them `lastDate`; 1 for anything else. */
  dateCount: number;
  lastDate: CalendarDate;
  state: ImportState;
  note: string | null;
}

/** The effect of importing a file: the response of `POST /api/calendar/import/preview`. */
export interface ImportPreview {
  name: string;
  total: number;
  newCount: number;
  changedCount: number;
  knownCount: number;
  keptCount: number;
  deletedCount: number;
  goneCount: number;
  skippedCount: number;
  /** At most 500 of them. */
  skipped: { title: string; reason: string }[];
  /** At most 500, changes first. */
  items: ImportItem[];
}

/** The result of an import: the response of `POST /api/calendar/import`. */
export interface ImportResult {
  id: string;
  added: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

async function send<T>(path: string, file: File, headers: Record<string, string> = {}): Promise<T> {
  const body = new FormData();
  body.append('file', file);
  const response = await callRest(path, { method: 'POST', body, headers });
  return (await response.json()) as T;
}

/** Previews a file; nothing is stored. @throws Error with a message for the user */
export const previewImport = (file: File): Promise<ImportPreview> => send('/api/calendar/import/preview', file);

/** @param key the same for every attempt with one file, so that a retry imports nothing twice */
export const importFile = (file: File, key: string): Promise<ImportResult> =>
  send('/api/calendar/import', file, { 'idempotency-key': key });

/**
 * Downloads the family's calendar, or one event of it.
 *
 * @throws Error with a message for the user
 */
export async function downloadCalendar({ id, holidays = false }: { id?: string; holidays?: boolean }): Promise<void> {
  const query = new URLSearchParams({ ...(id && { id }), ...(holidays && { holidays: '1' }) });
  await download(`/api/calendar/export?${query.toString()}`, 'homefold.ics');
}
