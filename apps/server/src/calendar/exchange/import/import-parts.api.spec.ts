import { as, make, type Family, type Member } from '../../../../test';
import type { CalendarImportPreview, CalendarImportResult } from './calendar-import.types';

/** Files that contain only changed occurrences: their series was imported earlier. */
const UNDO = 'mutation ($id: ID!) { undoCalendarImport(id: $id) { removed restored kept } }';
const WEEKS = `query { calendarOccurrences(from: "2027-01-04", to: "2027-01-24") {
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
const training = ['UID:1@club', 'SUMMARY:Training'];
const master = (rule: string) => [...training, 'DTSTART;TZID=Europe/London:20270105T153000', `RRULE:${rule}`];
const moved = (to = '20270113T100000', from = '20270112T153000') => [
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
  (await as(who).gql<{ calendarOccurrences: Week[] }>(WEEKS)).data.calendarOccurrences;
const days = async () => (await occurrences()).map(({ startDate, event }) => `${startDate} ${event.eventTime}`);

const WITHOUT = ['2027-01-05 15:30', '2027-01-12 15:30', '2027-01-19 15:30'];
const WITH = ['2027-01-05 15:30', '2027-01-13 10:00', '2027-01-19 15:30'];

it('replaces its occurrence in the series imported earlier', async () => {
  await imported(weekly);
  expect(await imported(calendar(moved()))).toMatchObject({ added: 1, updated: 0, kept: 0 });
  expect(await days()).toEqual(WITH);
  const [first, change] = await occurrences();
  expect(change?.event.seriesId).toBe(first?.event.id);
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
  const before = await days();
  expect(before).toEqual(['2027-01-05 15:30', '2027-01-12 15:30', '2027-01-19 15:30']);
  await imported(calendar(moved()));
  expect(await days()).toEqual(WITH);
});

it('shows listed dates as one entry', async () => {
  const preview = await previewed(
    calendar(master('FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1,2,3;COUNT=5'), [
      'UID:2@club',
      'SUMMARY:Gala',
      'DTSTART;VALUE=DATE:20270301',
    ]),
  );
  expect(preview).toMatchObject({ total: 6, newCount: 6 });
  expect(preview.items).toEqual([
    expect.objectContaining({ title: 'Training', eventDate: '2027-01-05', dateCount: 5, lastDate: '2027-02-09' }),
    expect.objectContaining({ title: 'Gala', dateCount: 1, lastDate: '2027-03-01' }),
  ]);
});
