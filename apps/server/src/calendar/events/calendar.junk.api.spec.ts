import { addEvent, as, eventInput, make, restEvent, storedEvents, type Family } from '../../../test';

const ADD = 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }';
const BETWEEN = 'query ($from: Date!, $to: Date!) { calendarEvents(from: $from, to: $to) { id } }';

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

describe('bad input', () => {
  /** REST field, an invalid value, and the other fields required to reach its validation. */
  const wrong: [field: string, value: unknown, rest?: object][] = [
    ['title', ''],
    ['title', ' \u200b\n'],
    ['title', 'x'.repeat(10_000)],
    ['title', 7],
    ['title', { $ne: null }],
    ['description', 'x'.repeat(5_001)],
    ['event_date', '2026-02-30'],
    ['event_date', '2026-2-3'],
    ['event_date', '2026-10-12T00:00:00Z'],
    ['event_date', 'infinity'],
    ['event_date', '9999-12-31'],
    ['event_date', 20261012],
    ['end_date', '2026-02-29'],
    ['event_time', '24:00'],
    ['event_time', '9:00'],
    ['event_end_time', '10:60', { event_time: '10:00' }],
    ['event_end_time', '10:00'],
    ['emoji', '<b>'],
    ['emoji', '🎉🎉'],
    ['emoji', 'a'],
    ['who', 'Nobody at all'],
    ['recurring_type', 'hourly', { is_recurring: true }],
    ['recurring_type', 'hourly'],
    ['recurring_interval', 0, { is_recurring: true }],
    ['recurring_interval', 100, { is_recurring: true }],
    ['recurring_interval', 1.5, { is_recurring: true }],
    ['recurring_interval', '100', { is_recurring: true }],
    ['recurring_end_date', '2026-10-11', { is_recurring: true }],
    ['end_date', '2026-11-12', { is_recurring: true }],
    ['is_recurring', 'yes'],
  ];

  const cases = wrong.map(([field, value, rest]) => [field, JSON.stringify(value).slice(0, 40), value, rest] as const);

  it.each(cases)('%s = %s is refused by POST and PUT, and nothing changes', async (field, _, value, rest = {}) => {
    const { id } = await addEvent(ours.admin);
    const before = await storedEvents(ours);
    const answers = [
      await as(ours.admin).rest.post('/api/calendar', restEvent({ ...rest, [field]: value })),
      await as(ours.admin).rest.put(`/api/calendar?id=${id}`, { ...rest, [field]: value }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([400, { code: 'INVALID', field }]);
      expect((body as { error: string }).error.length).toBeLessThan(200);
    }
    expect(await storedEvents(ours)).toEqual(before);
  });

  it.each([
    ['title', 'title', '', {}],
    ['description', 'description', 'x'.repeat(5_001), {}],
    ['emoji', 'emoji', '<b>', {}],
    ['who', 'who', 'Nobody at all', {}],
    ['event_end_time', 'eventEndTime', '10:00', {}],
    ['recurring_interval', 'recurringInterval', 100, { is_recurring: true, isRecurring: true }],
    ['recurring_end_date', 'recurringEndDate', '2026-10-11', { is_recurring: true, isRecurring: true }],
  ] as const)('a wrong %s is the same error through both APIs', async (restField, field, value, both) => {
    const { is_recurring, isRecurring } = both as { is_recurring?: boolean; isRecurring?: boolean };
    const rest = await as(ours.admin).rest.post('/api/calendar', restEvent({ [restField]: value, is_recurring }));
    const gql = await as(ours.admin).gql(ADD, { input: eventInput({ [field]: value, isRecurring }) });
    const refusal = rest.body as { error: string; code: string; field: string };
    expect(rest.status).toBe(400);
    expect(gql.errors?.[0]).toMatchObject({
      message: refusal.error,
      extensions: { code: refusal.code, kind: 'invalid', field },
    });
    expect(refusal.field).toBe(restField);
  });

  it('is refused by GraphQL’s own types too', async () => {
    const before = await storedEvents(ours);
    for (const wrongInput of [
      eventInput({ eventDate: '2026-02-30' }),
      eventInput({ eventTime: '24:00' }),
      eventInput({ recurringType: 'hourly' }),
      eventInput({ recurringInterval: 1.5 }),
      { eventDate: '2026-10-12' },
      [],
    ]) {
      const { errors } = await as(ours.admin).gql(ADD, { input: wrongInput });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', kind: 'invalid' });
    }
    for (const window of [
      { from: '2026-10-02', to: '2026-10-01' },
      { from: '2026-01-01', to: '2027-02-05' },
      { from: 'today', to: '2026-10-01' },
    ])
      expect((await as(ours.admin).gql(BETWEEN, window)).errors?.[0]?.extensions.code).toBe('INVALID');
    expect(await storedEvents(ours)).toEqual(before);
  });

  it('a body that is missing or no object is refused', async () => {
    const before = await storedEvents(ours);
    const none = await as(ours.admin).rest.post('/api/calendar');
    expect([none.status, none.body]).toMatchObject([400, { code: 'INVALID', field: 'title' }]);
    for (const body of [
      '[]',
      '[{"title":"x","event_date":"2026-10-12"}]',
      '"text"',
      '{',
      'null',
      '{"birthdays":"x"}',
      '{"birthdays":[7]}',
      '{"birthdays":[null]}',
      '{"birthdays":[[]]}',
      '{"birthdays":[{}]}',
      '{"birthdays":{"0":{}}}',
      '{"birthdays":[{"memberName":{},"birthDate":[]}]}',
      '{"birthdays":[]}',
    ]) {
      const answer = await as(ours.admin).rest.raw((agent) =>
        agent.post('/api/calendar').set('content-type', 'application/json').send(body),
      );
      expect([body, answer.status, answer.body]).toMatchObject([body, 400, { code: 'INVALID' }]);
    }
    expect(await storedEvents(ours)).toEqual(before);
  });

  it('a body of 10 MB is refused by both APIs', async () => {
    const before = await storedEvents(ours);
    const title = 'x'.repeat(10_000_000);
    const rest = await as(ours.admin).rest.post('/api/calendar', restEvent({ title }));
    expect([rest.status, rest.body]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    const gql = await as(ours.admin).gql(ADD, { input: eventInput({ title }) });
    expect(gql.status).toBe(413);
    expect(await storedEvents(ours)).toEqual(before);
  });

  it('an interval that is no number is 1', async () => {
    const rule = { is_recurring: true, recurring_type: 'weekly' };
    const intervalOf = async (recurring_interval: unknown) =>
      (await addEvent(ours.admin, { ...rule, recurring_interval })).recurring_interval;
    for (const none of ['', ' ', 'x', 'every week', null, true, {}, [], [2], '2,5'])
      expect([none, await intervalOf(none)]).toEqual([none, 1]);
    for (const some of [2, '2', ' 2 ']) expect([some, await intervalOf(some)]).toEqual([some, 2]);
  });

  it('birthdays drop rows with a blank name or date, and are refused when none is left', async () => {
    const { rest } = as(ours.admin);
    const blank = [
      {},
      { memberName: ' \u200b', birthDate: '2015-06-05' },
      { memberName: 'Bo' },
      { memberName: 'Bo', birthDate: ' ' },
      { memberName: null, birthDate: null, emoji: '🎂' },
      { memberId: ours.member.membershipId, memberName: '', birthDate: '2015-06-05' },
    ];
    const before = await storedEvents(ours);
    for (const birthdays of [[], [{}], blank]) {
      const { status, body } = await rest.post('/api/calendar', { birthdays });
      expect([status, body]).toEqual([
        400,
        { error: 'Please add at least one birthday with both name and date', code: 'INVALID', field: 'birthdays' },
      ]);
    }
    const wrong = [...blank, { memberName: 'Cleo', birthDate: '2015-02-30' }];
    expect((await rest.post('/api/calendar', { birthdays: wrong })).body).toMatchObject({
      field: `birthdays.${blank.length}.birthDate`,
    });
    expect(await storedEvents(ours)).toEqual(before);
    const kept = [...blank, { memberName: 'Cleo', birthDate: '2015-02-28' }, ...blank];
    const { status, body } = await rest.post('/api/calendar', { birthdays: kept });
    expect([status, body]).toMatchObject([201, { events: [{ title: "Cleo's birthday", event_date: '2015-02-28' }] }]);
    expect(await storedEvents(ours)).toHaveLength(before.length + 1);
  });

  it('unknown fields are dropped, and values that the server sets cannot be chosen', async () => {
    const added = await addEvent(ours.admin, {
      id: '00000000-0000-4000-8000-000000000000',
      created_by: ours.member.membershipId,
      is_bank_holiday: true,
      is_system_event: true,
      version: 99,
      __proto__: { polluted: true },
      constructor: 'x',
    });
    expect(added).toMatchObject({
      is_bank_holiday: false,
      is_system_event: false,
      user_id: ours.admin.userId,
      version: 1,
    });
    expect(added.id).not.toBe('00000000-0000-4000-8000-000000000000');
    expect(await storedEvents(theirs)).toEqual([]);
  });
});
