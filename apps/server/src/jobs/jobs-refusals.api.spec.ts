import { as, asOwner, make } from '../../test';
import {
  ADD,
  BOARD,
  DELETE,
  MOVE,
  ONE,
  RESTORE,
  SKIP,
  TICK,
  UPDATE,
  addTodo,
  makeFamilies,
  ours,
  stored,
  theirs,
  type Job,
} from './jobs-api.test-kit';

makeFamilies();

describe('access', () => {
  it('requires a signed-in caller with a family', async () => {
    const { rest, gql } = as(null);
    for (const answer of [
      await rest.get('/api/todos'),
      await rest.post('/api/todos', { title: 'x' }),
      await rest.put('/api/todos?id=x', { title: 'x' }),
      await rest.delete('/api/todos?id=x'),
    ])
      expect([answer.status, answer.body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
    expect((await gql(BOARD, { filter: 'all' })).status).toBe(401);
    const loner = await make.person();
    expect((await as(loner).rest.get('/api/todos')).body).toMatchObject({ code: 'NO_FAMILY' });
    expect((await as(loner).gql(ADD, { input: { title: 'x' } })).errors?.[0]?.extensions.code).toBe('NO_FAMILY');
  });

  it('is denied to other families, for whom the ids do not exist', async () => {
    const { id } = await addTodo(ours.admin);
    const before = await stored(ours);
    const outsider = as(theirs.admin);
    for (const wrong of [id, '00000000-0000-4000-8000-000000000000', 'no-uuid', "' or 1=1 --"]) {
      const path = `/api/todos?id=${encodeURIComponent(wrong)}`;
      for (const answer of [
        await outsider.rest.put(path, { title: 'x' }),
        await outsider.rest.put(path, { is_completed: true }),
        await outsider.rest.delete(path),
      ])
        expect([answer.status, answer.body]).toEqual([404, { error: 'Job not found', code: 'NOT_FOUND' }]);
      for (const [query, variables] of [
        [ONE, {}],
        [UPDATE, { input: { title: 'x' } }],
        [TICK, { isCompleted: true }],
        [SKIP, {}],
        [MOVE, {}],
        [DELETE, {}],
        [RESTORE, {}],
      ] as const) {
        const { errors } = await outsider.gql(query, { id: wrong, ...variables });
        expect(errors?.[0]).toMatchObject({ message: 'Job not found', extensions: { code: 'NOT_FOUND' } });
      }
    }
    const { membershipId } = ours.member;
    for (const input of [
      { title: 'x', assigneeId: membershipId },
      {
        title: 'x',
        dueDate: '2026-10-10',
        repeat: { type: 'daily', rotation: { mode: 'turn', memberIds: [theirs.admin.membershipId, membershipId] } },
      },
    ])
      expect((await outsider.gql(ADD, { input })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await stored(ours)).toEqual(before);
    expect(await stored(theirs)).toEqual([]);
  });

  it('refuses another user’s id anywhere in the call', async () => {
    const before = await stored(ours);
    const { rest } = as(ours.admin);
    const user_id = ours.member.userId;
    for (const answer of [
      await rest.get(`/api/todos?user_id=${user_id}`),
      await rest.post('/api/todos', { title: 'x', user_id }),
      await rest.put('/api/todos?id=x', { title: 'x', user_id }),
      await rest.delete('/api/todos', { id: 'x', user_id }),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    expect(await stored(ours)).toEqual(before);
  });
});

describe('bad input', () => {
  /** REST field and an invalid value. */
  const wrong: [field: string, value: unknown][] = [
    ['title', ''],
    ['title', ' \u200b\n'],
    ['title', 'x'.repeat(10_000)],
    ['title', 7],
    ['title', { $ne: null }],
    ['notes', 'x'.repeat(5_001)],
    ['due_date', '2026-02-30'],
    ['due_date', '2026-2-3'],
    ['due_date', '2026-10-12T00:00:00Z'],
    ['due_date', 'infinity'],
    ['due_date', '9999-12-31'],
    ['due_date', 20261012],
    ['due_time', '18:00'],
    ['assigned_to', 'Nobody at all'],
    ['assigned_to', 'x'.repeat(10_000)],
    ['assigned_to', 7],
  ];

  it.each(wrong.map(([field, value]) => [field, JSON.stringify(value).slice(0, 40), value] as const))(
    '%s = %s is refused by POST and PUT, and nothing changes',
    async (field, _, value) => {
      const { id } = await addTodo(ours.admin);
      const before = await stored(ours);
      for (const { status, body } of [
        await as(ours.admin).rest.post('/api/todos', { title: 'Bins', [field]: value }),
        await as(ours.admin).rest.put(`/api/todos?id=${id}`, { [field]: value }),
      ]) {
        expect([status, body]).toMatchObject([400, { code: 'INVALID', field }]);
        expect((body as { error: string }).error.length).toBeLessThan(200);
      }
      expect(await stored(ours)).toEqual(before);
    },
  );

  it.each([
    ['title', 'title', ''],
    ['notes', 'notes', 'x'.repeat(5_001)],
  ])('a wrong %s is the same error through both APIs', async (restField, field, value) => {
    const rest = await as(ours.admin).rest.post('/api/todos', { title: 'Bins', [restField]: value });
    const gql = await as(ours.admin).gql(ADD, { input: { title: 'Bins', [field]: value } });
    const refusal = rest.body as { error: string; code: string };
    expect(gql.errors?.[0]).toMatchObject({ message: refusal.error, extensions: { code: refusal.code, field } });
  });

  it.each<[string, object]>([
    ['an impossible date', { dueDate: '2026-02-30' }],
    ['points beyond the limit', { points: 10_001 }],
    ['points below nothing', { points: -1 }],
    ['51 parts', { subtasks: Array.from({ length: 51 }, () => 'x') }],
    ['a blank part', { subtasks: [''] }],
    ['a repeat without a date', { repeat: { type: 'daily' } }],
    ['a repeat every 0', { dueDate: '2026-10-12', repeat: { type: 'daily', interval: 0 } }],
    ['an unknown repeat', { dueDate: '2026-10-12', repeat: { type: 'hourly' } }],
    ['an eighth weekday', { dueDate: '2026-10-12', repeat: { type: 'weekly', weekdays: [7] } }],
    [
      'turns of nobody',
      { dueDate: '2026-10-12', repeat: { type: 'daily', rotation: { mode: 'turn', memberIds: [] } } },
    ],
    ['no title', { title: null }],
  ])('%s is refused by GraphQL', async (_, input) => {
    const before = await stored(ours);
    const { errors } = await as(ours.admin).gql(ADD, { input: { title: 'Bins', ...input } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', kind: 'invalid' });
    expect(await stored(ours)).toEqual(before);
  });

  it('a body that is missing or no object is refused', async () => {
    const before = await stored(ours);
    const none = await as(ours.admin).rest.post('/api/todos');
    expect([none.status, none.body]).toMatchObject([400, { code: 'INVALID', field: 'title' }]);
    for (const body of ['[]', '[{"title":"x"}]', '"text"', '{', 'null']) {
      const answer = await as(ours.admin).rest.raw((agent) =>
        agent.post('/api/todos').set('content-type', 'application/json').send(body),
      );
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'INVALID']);
    }
    expect(await stored(ours)).toEqual(before);
  });

  it('a completion that is not a boolean is refused', async () => {
    const { id } = await addTodo(ours.admin);
    const answer = await as(ours.admin).rest.put(`/api/todos?id=${id}`, { is_completed: 'yes' });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID', field: 'is_completed' }]);
  });
});

describe('a family that is deleted', () => {
  it('deletes its jobs with all references to people', async () => {
    const { admin, member, name, id } = await make.family();
    const { data } = await as(admin).gql<{ addJob: Job }>(ADD, {
      input: {
        title: 'Bins',
        dueDate: '2026-10-05',
        points: 3,
        assigneeId: member.membershipId,
        repeat: { type: 'daily' },
      },
    });
    await as(member).gql(TICK, { id: data.addJob.id, isCompleted: true });
    const { errors } = await as(admin).gql('mutation ($name: String!) { deleteFamily(confirmName: $name) }', { name });
    expect(errors).toBeUndefined();
    for (const table of ['job', 'job_series', 'job_points'])
      expect(await asOwner(`select 1 from ${table} where family_id = $1`, [id])).toEqual([]);
  });
});
