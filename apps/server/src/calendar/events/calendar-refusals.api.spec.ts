import { addEvent, as, asOwner, eventInput, make, restEvent, storedEvents } from '../../../test';
import {
  ADD,
  BETWEEN,
  DELETE,
  OCTOBER,
  ONE,
  RESTORE,
  UPDATE,
  makeFamilies,
  ours,
  theirs,
  type Event,
} from './calendar-api.test-kit';

makeFamilies();

describe('a family that is deleted', () => {
  it('deletes its calendar with all references to people', async () => {
    const { admin, member, name, id } = await make.family();
    await addEvent(admin, { who: member.name.split(' ')[0] });
    await as(admin).rest.post('/api/calendar', {
      birthdays: [{ memberId: member.membershipId, memberName: 'Ben', birthDate: '2016-02-29' }],
    });
    const { errors } = await as(admin).gql('mutation ($name: String!) { deleteFamily(confirmName: $name) }', { name });
    expect(errors).toBeUndefined();
    expect(await asOwner('select 1 from calendar_event where family_id = $1', [id])).toEqual([]);
  });
});

describe('an old version', () => {
  it('is refused with the current event, in the names of each API', async () => {
    const { id, version } = await addEvent(ours.admin);
    const seen = { 'if-match': `"${version}"` };
    const first = await as(ours.member).rest.put(`/api/calendar?id=${id}`, { title: 'Theirs' }, seen);
    expect(first.status).toBe(200);
    const rest = await as(ours.admin).rest.put(`/api/calendar?id=${id}`, { title: 'Mine' }, seen);
    expect([rest.status, rest.body]).toMatchObject([
      409,
      { code: 'VERSION_CONFLICT', details: { current: (first.body as { event: object }).event } },
    ]);
    const gql = await as(ours.admin).gql(UPDATE, { id, input: eventInput({ title: 'Mine' }), version });
    expect(gql.errors?.[0]?.extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      kind: 'conflict',
      details: { current: { id, title: 'Theirs', eventDate: '2026-10-12', version: 2 } },
    });
  });

  it('lets only one of two concurrent edits succeed', async () => {
    const { id, version } = await addEvent(ours.admin);
    const seen = { 'if-match': `"${version}"` };
    const answers = await Promise.all([
      as(ours.member).rest.put(`/api/calendar?id=${id}`, { title: 'Theirs' }, seen),
      as(ours.admin).rest.put(`/api/calendar?id=${id}`, { title: 'Mine' }, seen),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('access', () => {
  it('requires a signed-in caller', async () => {
    const { rest, gql } = as(null);
    for (const answer of [
      await rest.get('/api/calendar'),
      await rest.post('/api/calendar', restEvent()),
      await rest.put('/api/calendar?id=x', restEvent()),
      await rest.delete('/api/calendar?id=x'),
    ])
      expect([answer.status, answer.body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
    expect((await gql(BETWEEN, OCTOBER)).status).toBe(401);
  });

  it('requires a family', async () => {
    const loner = await make.person();
    const rest = await as(loner).rest.get('/api/calendar');
    expect([rest.status, rest.body]).toMatchObject([409, { code: 'NO_FAMILY' }]);
    expect((await as(loner).gql(ADD, { input: eventInput() })).errors?.[0]?.extensions.code).toBe('NO_FAMILY');
  });

  it('is denied to other families, for whom the ids do not exist', async () => {
    const { id } = await addEvent(ours.admin);
    const before = await storedEvents(ours);
    const outsider = as(theirs.admin);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const wrong of [id, unknown, 'no-uuid', "' or 1=1 --"]) {
      const path = `/api/calendar?id=${encodeURIComponent(wrong)}`;
      for (const answer of [await outsider.rest.put(path, { title: 'x' }), await outsider.rest.delete(path)])
        expect([answer.status, answer.body]).toEqual([404, { error: 'Event not found', code: 'NOT_FOUND' }]);
      for (const [query, variables] of [
        [ONE, { id: wrong }],
        [UPDATE, { id: wrong, input: eventInput() }],
        [DELETE, { id: wrong }],
        [RESTORE, { id: wrong }],
      ] as const) {
        const { errors } = await outsider.gql(query, variables);
        expect(errors?.[0]).toMatchObject({ message: 'Event not found', extensions: { code: 'NOT_FOUND' } });
      }
    }
    const foreign = { whoMemberIds: [ours.member.membershipId] };
    expect((await outsider.gql(ADD, { input: eventInput(foreign) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const row = { memberId: ours.member.membershipId, memberName: 'Ben', birthDate: '2016-02-29' };
    expect((await outsider.rest.post('/api/calendar', { birthdays: [row] })).status).toBe(404);
    expect(await storedEvents(ours)).toEqual(before);
    expect(await storedEvents(theirs)).toEqual([]);
    const list = await outsider.rest.get('/api/calendar');
    expect(JSON.stringify(list.body)).not.toContain(id);
  });

  it('refuses another user’s id anywhere in the call', async () => {
    const before = await storedEvents(ours);
    const { rest } = as(ours.admin);
    const user_id = ours.member.userId;
    for (const answer of [
      await rest.get(`/api/calendar?user_id=${user_id}`),
      await rest.post('/api/calendar', restEvent({ user_id })),
      await rest.delete('/api/calendar', { id: 'x', user_id }),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    expect(await storedEvents(ours)).toEqual(before);
  });

  it('is refused for bank holidays', async () => {
    const id = 'holiday:GB-ENG:2026-12-25:0';
    const { rest, gql } = as(ours.admin);
    for (const answer of [
      await rest.put(`/api/calendar?id=${id}`, { title: 'x' }),
      await rest.delete(`/api/calendar?id=${id}`),
    ])
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'SYSTEM_EVENT' }]);
    expect((await gql(DELETE, { id })).errors?.[0]?.extensions).toMatchObject({
      code: 'SYSTEM_EVENT',
      kind: 'conflict',
    });
    expect((await gql<{ calendarEvent: Event }>(ONE, { id })).data.calendarEvent.title).toBe('Christmas Day');
  });
});
