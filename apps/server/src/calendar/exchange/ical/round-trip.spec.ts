import fc from 'fast-check';
import { expandOccurrences } from '@homefold/domain';
import { readCalendarFile } from '../file/calendar-file';
import type { ParsedEvent } from '../file/calendar-file.types';
import { anyWritten } from './ical.test-kit';
import { calendarText } from './vcalendar';
import type { WrittenEvent } from './vevent';

// long tables on slow machines

const ZONES = ['Europe/London', 'America/New_York', 'Australia/Sydney', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'];
const WINDOW = { from: '2024-01-01', to: '2032-12-31' };

const textOf = (events: WrittenEvent[], timeZone: string) =>
  calendarText({ name: 'Family', timeZone, events, year: 2026 });

const happenings = (events: readonly (WrittenEvent | ParsedEvent)[]) =>
  expandOccurrences(
    events.map((event) => ({ ...event, id: '', isRecurring: event.recurringType !== null })),
    WINDOW.from,
    WINDOW.to,
  ).map(({ startDate, endDate, event }) => [startDate, endDate, event.eventTime, event.eventEndTime].join(' '));

it('restores every event unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyWritten, fc.constantFrom(...ZONES), async (event, timeZone) => {
      const { events, skipped, complete } = readCalendarFile(await textOf([event], timeZone), {
        timeZone,
        window: WINDOW,
      });
      expect({ skipped, complete }).toEqual({ skipped: [], complete: true });
      expect(events).toHaveLength(1);
      const { title, emoji, description, whoNames } = event;
      expect(events[0]).toMatchObject({ title, emoji, description, who: whoNames, note: null, part: '' });
      expect(happenings(events)).toEqual(happenings([event]));
    }),
    { numRuns: 300 },
  );
});
