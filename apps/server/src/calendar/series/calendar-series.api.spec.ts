import { as, asOwner, make, type Family } from '../../../test';
import type { RestCalendarEvent } from '../events/calendar.rest';

const UPDATE = `mutation ($id: ID!, $input: CalendarEventInput!, $version: Int, $scope: EventScope, $on: Date, $key: String) {
  updateCalendarEvent(id: $id, input: $input, version: $version, scope: $scope, occurrenceDate: $on, undoKey: $key) {
    id title eventDate isRecurring exceptions seriesId occurrenceDate version } }`;
const DELETE = `mutation ($id: ID!, $scope: EventScope, $on: Date, $key: String, $version: Int) {
  deleteCalendarEvent(id: $id, scope: $scope, occurrenceDate: $on, undoKey: $key, version: $version) { id } }`;
const UNDO = 'mutation ($key: String!) { undo(key: $key) { ... on CalendarEvent { id title exceptions version } } }';
const SEEN =
  '{ calendarOccurrences(from: "2026-10-01", to: "2026-10-31") { startDate event { title isSystemEvent } } }';

const lessons = {
  title: 'Swimming',
  event_date: '2026-10-06',
  is_recurring: true,
  recurring_type: 'weekly',
  recurring_end_date: '2026-10-27',
};

async function swimming() {
  const family = await make.family();
  const answer = await as(family.admin).rest.post('/api/calendar', lessons);
  return { family, id: (answer.body as { event: RestCalendarEvent }).event.id };
}

interface Seen {
  calendarOccurrences: { startDate: string; event: { title: string; isSystemEvent: boolean } }[];
}

const seen = async ({ member }: Family) =>
  ((await as(member).gql<Seen>(SEEN)).data?.calendarOccurrences ?? [])
    .filter(({ event }) => !event.isSystemEvent)
    .map(({ startDate, event }) => `${startDate.slice(8)} ${event.title}`);

const ALL = ['06 Swimming', '13 Swimming', '20 Swimming', '27 Swimming'];

describe('parts of a series', () => {
  it('are deleted, restored and changed through GraphQL', async () => {
    const { family, id } = await swimming();
    const { gql } = as(family.admin);
    const key = 'undo-key-1';
    expect((await gql(DELETE, { id, scope: 'this', on: '2026-10-13', key })).data).toEqual({
      deleteCalendarEvent: { id: expect.not.stringMatching(id) as string },
    });
    expect(await seen(family)).toEqual(['06 Swimming', '20 Swimming', '27 Swimming']);
    expect((await gql(UNDO, { key })).data).toEqual({
      undo: [{ id, title: 'Swimming', exceptions: [], version: 3 }],
    });
    expect(await seen(family)).toEqual(ALL);
    const input = { title: 'Diving', eventDate: '2026-10-20' };
    const own = await gql(UPDATE, { id, input, scope: 'this', on: '2026-10-20', version: 3 });
    expect(own.data).toMatchObject({
      updateCalendarEvent: { ...input, isRecurring: false, seriesId: id, occurrenceDate: '2026-10-20', version: 1 },
    });
    const rest = await gql(UPDATE, {
      id,
      input: { ...input, eventDate: '2026-10-13' },
      scope: 'following',
      on: '2026-10-13',
    });
    expect(rest.data).toMatchObject({
      updateCalendarEvent: { eventDate: '2026-10-13', isRecurring: true, exceptions: ['2026-10-20'], seriesId: null },
    });
    expect(await seen(family)).toEqual(['06 Swimming', '13 Diving', '20 Diving', '27 Diving']);
    await gql(DELETE, { id });
    expect(await seen(family)).toEqual(['13 Diving', '20 Diving', '27 Diving']);
  });

  it('are selected by query parameters of the documented calls, by default all', async () => {
    const { family, id } = await swimming();
    const { rest } = as(family.member);
    const gone = await rest.delete(`/api/calendar?id=${id}&scope=this&occurrence_date=2026-10-13`);
    expect([gone.status, gone.body]).toEqual([200, { success: true, id }]);
    const later = await rest.put(`/api/calendar?id=${id}&scope=following&occurrence_date=2026-10-20`, {
      title: 'Diving',
    });
    expect(later.body).toMatchObject({ event: { title: 'Diving', event_date: '2026-10-20', is_recurring: true } });
    expect(await seen(family)).toEqual(['06 Swimming', '20 Diving', '27 Diving']);
    const listed = (await rest.get('/api/calendar')).body as { events: RestCalendarEvent[] };
    expect(listed.events.find((one) => one.id === id)).toMatchObject({
      recurring_end_date: '2026-10-19',
      exceptions: ['2026-10-13'],
    });
    expect((await rest.delete(`/api/calendar?id=${id}`)).status).toBe(200);
    expect(await seen(family)).toEqual(['20 Diving', '27 Diving']);
  });

  it('are refused identically through both APIs, changing nothing', async () => {
    const { family, id } = await swimming();
    const { gql, rest } = as(family.admin);
    const input = { title: 'x', eventDate: '2026-10-13' };
    for (const on of ['2026-10-14', null]) {
      for (const { errors } of [
        await gql(DELETE, { id, scope: 'this', on }),
        await gql(UPDATE, { id, input, scope: 'this', on }),
      ])
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'occurrenceDate' });
      const query = `id=${id}&scope=this${on ? `&occurrence_date=${on}` : ''}`;
      for (const answer of [
        await rest.delete(`/api/calendar?${query}`),
        await rest.put(`/api/calendar?${query}`, { title: 'x' }),
      ])
        expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID', field: 'occurrence_date' }]);
    }
    const word = await rest.delete(`/api/calendar?id=${id}&scope=some&occurrence_date=2026-10-13`);
    expect([word.status, word.body]).toMatchObject([400, { code: 'INVALID', field: 'scope' }]);
    const old = await gql(DELETE, { id, scope: 'this', on: '2026-10-13', version: 7 });
    expect(old.errors?.[0]?.extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, version: 1 } },
    });
    expect(await seen(family)).toEqual(ALL);
  });

  it('do not exist for another family, nor does their undo', async () => {
    const { family, id } = await swimming();
    const outsider = await make.family({ members: 0 });
    const { gql, rest } = as(outsider.admin);
    const on = '2026-10-13';
    const key = 'undo-key-2';
    await as(family.admin).gql(DELETE, { id, scope: 'this', on: '2026-10-27', key });
    const answers = [
      await gql(DELETE, { id, scope: 'this', on }),
      await gql(UPDATE, { id, input: { title: 'x', eventDate: on }, scope: 'following', on }),
      await gql(UNDO, { key }),
      await as(family.member).gql(UNDO, { key }),
    ];
    for (const { errors } of answers) expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect((await rest.delete(`/api/calendar?id=${id}&scope=this&occurrence_date=${on}`)).status).toBe(404);
    expect(await seen(family)).toEqual(ALL.slice(0, 3));
    const kept = await asOwner('select key from undo_change where family_id = $1', [family.id]);
    expect(kept).toEqual([{ key }]);
  });
});
