import request from 'supertest';
import { as, make, restEvent, testEnvironment, type Family } from '../../../test';
import { secondReading } from '../../../test/outside/second-ical-reader';
import type { RestCalendarEvent } from './calendar.rest';

const UPDATE = `mutation ($id: ID!, $input: CalendarEventInput!, $scope: EventScope, $on: Date, $key: String) {
  updateCalendarEvent(id: $id, input: $input, scope: $scope, occurrenceDate: $on, undoKey: $key) {
    id eventDate recurringType recurringDays exceptions place version } }`;
const SEEN = `query ($from: Date!, $to: Date!) {
  calendarOccurrences(from: $from, to: $to) { startDate event { id place isSystemEvent } } }`;

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

/** A Monday; the family plans Judo on Mondays and Wednesdays. */
const JUDO = {
  title: 'Judo',
  event_date: '2026-11-09',
  is_recurring: true,
  recurring_type: 'weekly',
  recurring_days: ['WE', 'MO'],
  recurring_end_date: '2026-11-25',
};

const post = (body: object, { admin }: Family = ours) => as(admin).rest.post('/api/calendar', restEvent(body));
const added = async (body: object, family?: Family) =>
  ((await post(body, family)).body as { event: RestCalendarEvent }).event;

const starts = async (id: string, from = '2026-11-01', to = '2026-12-31', { admin }: Family = ours) => {
  const { data } = await as(admin).gql<{ calendarOccurrences: { startDate: string; event: { id: string } }[] }>(SEEN, {
    from,
    to,
  });
  return data?.calendarOccurrences.filter(({ event }) => event.id === id).map(({ startDate }) => startDate.slice(5));
};

describe('the days of a series', () => {
  it('are stored from Monday on, and are absent if the start date implies them', async () => {
    const event = await added(JUDO);
    expect(event).toMatchObject({ recurring_type: 'weekly', recurring_interval: 1, recurring_days: ['MO', 'WE'] });
    expect(await starts(event.id)).toEqual(['11-09', '11-11', '11-16', '11-18', '11-23', '11-25']);
    for (const plain of [{}, { ...JUDO, recurring_days: ['MO'] }, { ...JUDO, recurring_days: null }])
      expect(await added(plain)).not.toHaveProperty('recurring_days');
  });

  it('may be one weekday of the month, also once a year', async () => {
    const monthly = { ...JUDO, event_date: '2026-11-10', recurring_type: 'monthly', recurring_end_date: null };
    const second = await added({ ...monthly, recurring_days: ['2TU'] });
    expect(await starts(second.id, '2026-11-01', '2027-02-28')).toEqual(['11-10', '12-08', '01-12', '02-09']);
    const last = await added({ ...monthly, event_date: '2026-11-27', recurring_days: ['-1FR'] });
    expect(await starts(last.id, '2026-11-01', '2027-01-31')).toEqual(['11-27', '12-25', '01-29']);
    const yearly = { ...monthly, event_date: '2026-11-26', recurring_type: 'yearly', recurring_days: ['4TH'] };
    expect(await starts((await added(yearly)).id, '2027-11-01', '2027-11-30')).toEqual(['11-25']);
  });

  it.each([
    ['no day at all', { recurring_days: [] }, /at least one/],
    ['a fifth Monday', { recurring_type: 'monthly', recurring_days: ['5MO'] }, /-1MO/],
    ['what is no day', { recurring_days: ['mo'] }, /weekdays such as MO/],
    ['days of a daily repeat', { recurring_type: 'daily' }, /weekly, monthly or yearly/],
    ['days without a repeat', { is_recurring: null, recurring_type: null }, /weekly, monthly or yearly/],
    ['days that never come first', { recurring_days: ['TU', 'WE'] }, /first day must be one of the days/],
    ['numbers', { recurring_days: [1, 3] }, /^Every entry of recurring days must be text\.$/],
    ['a text', { recurring_days: 'MO' }, /^Recurring days must be a list\.$/],
  ])('refuses %s', async (_, body, message) => {
    const answer = await post({ ...JUDO, ...body });
    expect([answer.status, answer.body]).toMatchObject([400, { error: expect.stringMatching(message) as string }]);
    expect(answer.body).toMatchObject({ field: 'recurring_days' });
  });

  it('move along with the first day, exceptions included, and are dropped with another unit', async () => {
    const { id } = await added(JUDO);
    const { rest } = as(ours.admin);
    expect((await rest.delete(`/api/calendar?id=${id}&scope=this&occurrence_date=2026-11-18`)).status).toBe(200);
    const moved = await rest.put(`/api/calendar?id=${id}`, { event_date: '2026-11-10' });
    expect(moved.body).toMatchObject({ event: { recurring_days: ['TU', 'TH'], exceptions: ['2026-11-19'] } });
    expect(await starts(id)).toEqual(['11-10', '11-12', '11-17', '11-24']);
    const renamed = await rest.put(`/api/calendar?id=${id}`, { title: 'Karate' });
    expect(renamed.body).toMatchObject({ event: { recurring_days: ['TU', 'TH'] } });
    const monthly = await rest.put(`/api/calendar?id=${id}`, { recurring_type: 'monthly' });
    expect((monthly.body as { event: object }).event).not.toHaveProperty('recurring_days');
  });

  it('survive a change of one occurrence, a division, and its undo', async () => {
    const { id } = await added(JUDO);
    const { gql } = as(ours.admin);
    const input = { title: 'Judo', eventDate: '2026-11-17', isRecurring: true, recurringType: 'weekly' };
    const one = await gql<{ updateCalendarEvent: { recurringDays: null } }>(UPDATE, {
      ...{ id, scope: 'this', on: '2026-11-16' },
      input: { ...input, recurringDays: ['MO', 'WE'] },
    });
    expect(one.data?.updateCalendarEvent).toMatchObject({ recurringType: null, recurringDays: null });
    const later = await gql<{ updateCalendarEvent: { id: string } }>(UPDATE, {
      ...{ id, scope: 'following', on: '2026-11-18', key: 'days-undo-1' },
      input: { ...input, eventDate: '2026-11-19', recurringDays: ['TU', 'TH'], recurringEndDate: '2026-11-26' },
    });
    const newId = later.data?.updateCalendarEvent.id ?? '';
    expect(await starts(id)).toEqual(['11-09', '11-11']);
    expect(await starts(newId)).toEqual(['11-19', '11-24', '11-26']);
    await gql('mutation ($key: String!) { undo(key: $key) { __typename } }', { key: 'days-undo-1' });
    expect(await starts(id)).toEqual(['11-09', '11-11', '11-18', '11-23', '11-25']);
  });

  it('and a place are in the feed, as read by another program', async () => {
    const family = await make.family({ members: 0 });
    await added({ ...JUDO, place: 'Sports hall; Mill Lane, 5' }, family);
    const { data } = await as(family.admin).gql<{ createCalendarFeed: { url: string } }>(
      'mutation { createCalendarFeed { url } }',
    );
    const path = new URL(data?.createCalendarFeed.url ?? '').pathname;
    const { text } = await request(testEnvironment().apiUrl).get(path).expect(200);
    expect(text).toContain('LOCATION:Sports hall\\; Mill Lane\\, 5');
    expect(text).toContain('BYDAY=MO,WE');
    const read = secondReading(text, 'Europe/London', '2026-11-01', '2026-12-31');
    expect(read.map(({ startDate }) => startDate.slice(5))).toEqual(
      await starts(read[0]?.uid.replace('@homefold', '') ?? '', '2026-11-01', '2026-12-31', family),
    );
  });
});

describe('a place', () => {
  it('is a single line, kept until cleared, searchable, and suggested within the family only', async () => {
    const event = await added({ title: 'Recital', place: '  Assembly\n rooms ' });
    expect(event).toMatchObject({ place: 'Assembly rooms' });
    const { rest } = as(ours.admin);
    const found = await rest.get('/api/search?q=assembly');
    expect(found.body).toMatchObject({ totalResults: 1, results: [{ title: 'Recital', content: 'Assembly rooms' }] });
    await added({ title: 'Play', place: 'assembly rooms' });
    expect((await rest.get('/api/calendar/places')).body).toEqual({ places: ['assembly rooms'] });
    expect((await as(theirs.admin).rest.get('/api/calendar/places')).body).toEqual({ places: [] });
    const kept = await rest.put(`/api/calendar?id=${event.id}`, { title: 'Concert' });
    expect(kept.body).toMatchObject({ event: { place: 'Assembly rooms' } });
    const cleared = await rest.put(`/api/calendar?id=${event.id}`, { place: ' ' });
    expect(cleared.body).toMatchObject({ event: { place: null } });
  });

  it('of more than 200 characters is refused', async () => {
    const answer = await post({ place: 'x'.repeat(201) });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { field: 'place', error: 'Place must be at most 200 characters' },
    ]);
    expect((await post({ place: '👨‍👩‍👧'.repeat(200) })).status).toBe(201);
    expect((await post({ place: 5 })).status).toBe(400);
  });
});
