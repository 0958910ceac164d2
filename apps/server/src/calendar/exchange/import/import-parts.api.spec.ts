import { addDays, startOfWeek } from '@homefold/domain';
import { as, make, type Family, type Member } from '../../../../test';
import type { CalendarImportPreview, CalendarImportResult } from './calendar-import.types';

/** Files that contain only changed occurrences: their series was imported earlier. */
const UNDO = 'mutation ($id: ID!) { undoCalendarImport(id: $id) { removed restored kept } }';
/** Listed dates of the past are not imported. */
const YEAR = new Date().getFullYear() + 1;
const firstTuesday = (month: string) => addDays(startOfWeek(`${YEAR}-${month}-06`, 1), 1);
const first = firstTuesday('01');
const [second, third] = [addDays(first, 7), addDays(first, 14)];
const WEEKS = `query { calendarOccurrences(from: "${addDays(first, -1)}", to: "${addDays(third, 5)}") {
  startDate event { id title eventTime seriesId } } }`;

interface Week {
  startDate: string;
  event: { id: string; title: string; eventTime: string; seriesId: string | null };
}

const calendar = (...events: string[][]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const icalDate = (date: string) => date.replaceAll('-', '');
const training = ['UID:1@club', 'SUMMARY:Training'];
const master = (rule: string) => [...training, `DTSTART;TZID=Europe/London:${icalDate(first)}T153000`, `RRULE:${rule}`];
const moved = (to = `${icalDate(addDays(second, 1))}T100000`, from = `${icalDate(second)}T153000`) => [
  ...training,
  `DTSTART;TZID=Europe/London:${to}`,
  `RECURRENCE-ID;TZID=Europe/London:${from}`,
];
const weekly = calendar(master('FREQ=WEEKLY'));

let family: Family;
beforeEach(async () => {
  family = await make.family();
});
const send = async <Body>(path: string, file: string) => {
  const answer = await as(family.admin).rest.raw((agent) =>
    agent.post(path).attach('file', Buffer.from(file), 'club.ics'),
  );
  expect(answer.status).toBe(200);
  return answer.body as Body;
};
const imported = (file: string) => send<CalendarImportResult>('/api/calendar/import', file);
const previewed = (file: string) => send<CalendarImportPreview>('/api/calendar/import/preview', file);
const occurrences = async (who: Member = family.admin) =>
  (await as(who).gql<{ calendarOccurrences: Week[] }>(WEEKS)).data.calendarOccurrences
    // without the holidays
    .filter(({ event }) => event.eventTime);
const days = async () => (await occurrences()).map(({ startDate, event }) => `${startDate} ${event.eventTime}`);

const WITHOUT = [`${first} 15:30`, `${second} 15:30`, `${third} 15:30`];
const WITH = [`${first} 15:30`, `${addDays(second, 1)} 10:00`, `${third} 15:30`];

it('replaces its occurrence in the series imported earlier', async () => {
  await imported(weekly);
  expect(await imported(calendar(moved()))).toMatchObject({ added: 1, updated: 0, kept: 0 });
  expect(await days()).toEqual(WITH);
  const [series, change] = await occurrences();
  expect(change?.event.seriesId).toBe(series?.event.id);
});

it('changes nothing the second time, nor with the complete file', async () => {
  await imported(weekly);
  await imported(calendar(moved()));
  expect(await imported(calendar(moved()))).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  expect(await imported(calendar(master('FREQ=WEEKLY'), moved()))).toMatchObject({ added: 0, kept: 0 });
  expect(await days()).toEqual(WITH);
});

it('reverts to the series when a later file no longer has the change', async () => {
  await imported(weekly);
  await imported(calendar(moved()));
  await imported(weekly);
  expect(await days()).toEqual(WITHOUT);
});

it('is undone together with its exception', async () => {
  await imported(weekly);
  const { id } = await imported(calendar(moved()));
  const undone = await as(family.admin).gql(UNDO, { id });
  expect(undone.data).toEqual({ undoCalendarImport: { removed: 1, restored: 1, kept: 0 } });
  expect(await days()).toEqual(WITHOUT);
});

it('replaces the event listed for its date, where there is no equivalent series', async () => {
  await imported(calendar(master('FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1,2,3')));
  expect(await days()).toEqual(WITHOUT);
  await imported(calendar(moved()));
  expect(await days()).toEqual(WITH);
});

it('shows listed dates as one entry', async () => {
  const preview = await previewed(
    calendar(master('FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1,2,3;COUNT=5'), [
      'UID:2@club',
      'SUMMARY:Gala',
      `DTSTART;VALUE=DATE:${YEAR}0301`,
    ]),
  );
  expect(preview).toMatchObject({ total: 6, newCount: 6 });
  expect(preview.items).toEqual([
    expect.objectContaining({
      title: 'Training',
      eventDate: first,
      dateCount: 5,
      lastDate: addDays(firstTuesday('02'), 7),
    }),
    expect.objectContaining({ title: 'Gala', dateCount: 1, lastDate: `${YEAR}-03-01` }),
  ]);
});
