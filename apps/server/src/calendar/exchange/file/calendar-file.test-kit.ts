import { readCalendarFile } from './calendar-file';
import type { CalendarFile, ParsedEvent } from './calendar-file.types';

const OPTIONS = { timeZone: 'Europe/London', window: { from: '2026-10-08', to: '2028-10-08' } };

/** An ordinary start. */
export const START = 'DTSTART;TZID=Europe/London:20261020T153000';

/** A file of events; a missing UID or SUMMARY is filled in. */
export const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${index}`]),
      ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : ['SUMMARY:Event']),
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

export const read = (text: string, options: Partial<typeof OPTIONS> = {}): Promise<CalendarFile> =>
  new Promise((done) => done(readCalendarFile(text, { ...OPTIONS, ...options })));
export const events = async (...lines: string[][]): Promise<ParsedEvent[]> => (await read(calendar(...lines))).events;

/** The only event of a file. */
export const one = async (...lines: string[]): Promise<ParsedEvent> => {
  const [event] = await events(lines);
  if (!event) throw new Error('nothing was read');
  return event;
};
