import { as, asOwner, listen, make, type Family, type Person } from '../../test';
import type { RestTodo } from './jobs.rest';

const ADD = `mutation ($input: JobInput!, $key: String) {
  addJob(input: $input, idempotencyKey: $key) { id title dueDate version assignee { memberId } subtasks { id } } }`;
const UPDATE = `mutation ($id: ID!, $input: JobChangesInput!, $version: Int) {
  updateJob(id: $id, input: $input, version: $version) { id title version } }`;
const TICK = `mutation ($id: ID!, $isCompleted: Boolean!) {
  setJobCompleted(id: $id, isCompleted: $isCompleted) { job { id isCompleted } next { id dueDate } takenBackId } }`;
const SKIP = 'mutation ($id: ID!) { skipJob(id: $id) { id dueDate } }';
const MOVE = 'mutation ($id: ID!, $afterId: ID) { moveJob(id: $id, afterId: $afterId) { id position } }';
const DELETE = 'mutation ($id: ID!) { deleteJob(id: $id) { id restorableUntil } }';
const RESTORE = 'mutation ($id: ID!) { restoreJob(id: $id) { id title } }';
const ONE = 'query ($id: ID!) { job(id: $id) { id title notes } }';
const BOARD = `query ($filter: JobFilter!) { jobBoard(filter: $filter) {
  date today { items { id } total } upcoming { items { id } total } done { items { id } total }
  counts { today overdue upcoming done doneToday message streakDays loads { memberId open } } } }`;

interface Job {
  id: string;
  title: string;
  version: number;
}

const addTodo = async (who: Person, body: object = {}): Promise<RestTodo> => {
  const answer = await as(who).rest.post('/api/todos', { title: `Job ${Math.random()}`, ...body });
  if (answer.status !== 201) throw new Error(`adding a job answered ${answer.status}: ${answer.text}`);
  return (answer.body as { todo: RestTodo }).todo;
};
const stored = ({ id }: Family) =>
  asOwner('select id, title, version, completed_at, deleted_at from job where family_id = $1 order by id', [id]);

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

describe('the documented calls', () => {
  it('add, list, tick, change and delete a job', async () => {
    const { admin, member } = ours;
    const me = as(admin);
    const name = member.name.split(' ')[0] ?? '';
    const sent = { title: 'Post the card', notes: 'Stamps are in the drawer', due_date: '2026-10-12' };
    const added = await me.rest.post('/api/todos', { user_id: admin.userId, ...sent, assigned_to: name });
    expect(added.status).toBe(201);
    expect(Object.keys(added.body as object)).toEqual(['todo']);
    const { todo } = added.body as { todo: RestTodo };
    expect(todo).toEqual({
      ...sent,
      id: expect.any(String) as string,
      user_id: admin.userId,
      due_time: null,
      assigned_to: name,
      assigned_to_member_id: member.membershipId,
      assigned_to_name: name,
      assigned_to_first_name: name,
      assigned_to_last_name: 'Joiner',
      assigned_to_avatar_url: null,
      assigned_to_default_avatar_id: null,
      is_completed: false,
      completed_at: null,
      is_recurring: false,
      points: null,
      points_state: null,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
      version: 1,
    });

    const listed = await as(member).rest.get(`/api/todos?user_id=${member.userId}`);
    expect(listed.status).toBe(200);
    expect((listed.body as { todos: RestTodo[] }).todos).toContainEqual(todo);

    const ticked = await as(member).rest.put(`/api/todos?id=${todo.id}`, {
      ...todo,
      user_id: member.userId,
      is_completed: true,
    });
    expect(ticked.status).toBe(200);
    expect((ticked.body as { todo: RestTodo }).todo).toMatchObject({
      ...sent,
      is_completed: true,
      completed_at: expect.any(String) as string,
    });

    const changed = await me.rest.put(`/api/todos?id=${todo.id}`, {
      title: 'Post the letter',
      notes: '',
      due_date: null,
      assigned_to: 'unassigned',
    });
    expect((changed.body as { todo: RestTodo }).todo).toMatchObject({
      title: 'Post the letter',
      notes: null,
      due_date: null,
      assigned_to: null,
      assigned_to_name: null,
      is_completed: true,
    });

    const deleted = await me.rest.delete(`/api/todos?id=${todo.id}`, { user_id: admin.userId });
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, id: todo.id }]);
    expect(JSON.stringify((await me.rest.get('/api/todos')).body)).not.toContain(todo.id);
    // toggling what somebody deleted
    const late = await as(member).rest.put(`/api/todos?id=${todo.id}`, { is_completed: false });
    expect([late.status, late.body]).toEqual([404, { error: 'Job not found', code: 'NOT_FOUND' }]);
  });

  it('take the id of a deletion from the body as well, and say when there is none', async () => {
    const { id } = await addTodo(ours.admin);
    const answer = await as(ours.admin).rest.delete('/api/todos', { id });
    expect([answer.status, answer.body]).toEqual([200, { success: true, id }]);
    for (const missing of [
      await as(ours.admin).rest.delete('/api/todos'),
      await as(ours.admin).rest.put('/api/todos', { title: 'x' }),
    ])
      expect([missing.status, missing.body]).toMatchObject([400, { code: 'INVALID', field: 'id' }]);
  });

  it('add one job for two equal submissions at once, and one for one idempotency key', async () => {
    const me = as(ours.admin);
    const [first, second] = await Promise.all([
      me.rest.post('/api/todos', { title: 'Twice' }),
      me.rest.post('/api/todos', { title: 'Twice' }),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const keyed = () =>
      me.rest.raw((agent) => agent.post('/api/todos').set('idempotency-key', 'key-of-a-todo').send({ title: 'Keyed' }));
    expect((await keyed()).body).toEqual((await keyed()).body);
    const gql = await me.gql<{ addJob: Job }>(ADD, { input: { title: 'Keyed too' }, key: 'key-of-a-job' });
    const again = await me.gql<{ addJob: Job }>(ADD, { input: { title: 'Other words' }, key: 'key-of-a-job' });
    expect(again.data.addJob).toEqual(gql.data.addJob);
  });
});

describe('GraphQL', () => {
  it('adds, shows, ticks, skips, moves, deletes and restores', async () => {
    const { admin, member } = await make.family();
    const me = as(admin);
    const today = new Date().toISOString().slice(0, 10);
    const add = async (input: object) => {
      const { data, errors } = await me.gql<{ addJob: Job & { subtasks: { id: string }[] } }>(ADD, { input });
      expect(errors).toBeUndefined();
      return data.addJob;
    };
    const bins = await add({
      title: 'Bins',
      dueDate: today,
      assigneeId: member.membershipId,
      subtasks: ['Lid'],
      repeat: { type: 'daily', rotation: { mode: 'turn', memberIds: [admin.membershipId, member.membershipId] } },
    });
    const sort = await add({ title: 'Sort the Lego' });
    const board = await as(member).gql<{ jobBoard: Record<string, { items: Job[]; total: number }> }>(BOARD, {
      filter: 'mine',
    });
    expect(board.errors).toBeUndefined();
    expect(board.data.jobBoard).toMatchObject({
      today: { items: [{ id: bins.id }], total: 1 },
      upcoming: { items: [], total: 0 },
      counts: { today: 1, upcoming: 1, done: 0, message: 'Ready to tackle the day?' },
    });
    const part = await me.gql<{ changeJobSubtask: { subtasks: object[] } }>(
      `mutation ($jobId: ID!, $subtaskId: ID!) {
        changeJobSubtask(jobId: $jobId, subtaskId: $subtaskId, input: { isDone: true }) { subtasks { title isDone } } }`,
      { jobId: bins.id, subtaskId: bins.subtasks[0]?.id },
    );
    expect(part.data.changeJobSubtask.subtasks).toEqual([{ title: 'Lid', isDone: true }]);
    const skipped = await me.gql<{ skipJob: { dueDate: string } }>(SKIP, { id: bins.id });
    expect(skipped.data.skipJob.dueDate > today).toBe(true);
    const tick = await me.gql<{ setJobCompleted: { next: { id: string } | null; takenBackId: string | null } }>(TICK, {
      id: bins.id,
      isCompleted: true,
    });
    expect(tick.data.setJobCompleted.next).not.toBeNull();
    const back = await me.gql<typeof tick.data>(TICK, { id: bins.id, isCompleted: false });
    expect(back.data.setJobCompleted.takenBackId).toBe(tick.data.setJobCompleted.next?.id);
    expect((await me.gql(MOVE, { id: sort.id, afterId: bins.id })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'afterId',
    });
    expect((await me.gql(MOVE, { id: sort.id })).errors).toBeUndefined();
    const deleted = await me.gql<{ deleteJob: { restorableUntil: string } }>(DELETE, { id: sort.id });
    const days = (Date.parse(deleted.data.deleteJob.restorableUntil) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await me.gql(ONE, { id: sort.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await me.gql<{ restoreJob: Job }>(RESTORE, { id: sort.id })).data.restoreJob.title).toBe('Sort the Lego');
  });

  it('tells the other member at once', async () => {
    const { admin, member } = await make.family();
    const changes = await listen<{ id: string; type: string; action: string }>(member, 'familyChanged', 'type action');
    const feed = await listen<{ id: string }>(member, 'activityAdded', 'resource resourceId description');
    const title = `a${'\u20d0'.repeat(7)}`.repeat(200);
    const { id } = await addTodo(admin, { title, due_date: '2026-10-12' });
    expect(await changes.next()).toEqual({ id, type: 'todo', action: 'created' });
    expect(await feed.next()).toMatchObject({
      resource: 'todo',
      resourceId: id,
      description: expect.stringMatching(/^added .* to the family jobs$/su) as string,
    });
    await as(admin).rest.put(`/api/todos?id=${id}`, { title: 'Bins', is_completed: false });
    expect(await changes.next()).toMatchObject({ id, action: 'updated' });
    await as(admin).rest.put(`/api/todos?id=${id}`, { is_completed: true });
    expect(await changes.next()).toMatchObject({ id, action: 'updated' });
    await as(admin).rest.delete(`/api/todos?id=${id}`);
    expect(await changes.next()).toMatchObject({ id, action: 'deleted' });
    const told = [await feed.next(), await feed.next(), await feed.next()];
    expect(told.map((one) => (one as unknown as { description: string }).description)).toEqual([
      'changed Bins in the family jobs',
      'completed Bins',
      'removed Bins from the family jobs',
    ]);
    await Promise.all([changes.close(), feed.close()]);
  });
});

describe('two at once', () => {
  it('complete a repeating job: one next instance, through either door', async () => {
    const { admin, member } = await make.family();
    const { data } = await as(admin).gql<{ addJob: Job }>(ADD, {
      input: { title: 'Bins', dueDate: '2026-10-05', repeat: { type: 'weekly' } },
    });
    const { id } = data.addJob;
    await Promise.all([
      as(admin).rest.put(`/api/todos?id=${id}`, { is_completed: true }),
      as(member).gql(TICK, { id, isCompleted: true }),
      as(member).rest.put(`/api/todos?id=${id}`, { is_completed: true }),
    ]);
    const { body } = await as(admin).rest.get('/api/todos');
    const { todos } = body as { todos: RestTodo[] };
    expect(todos.map(({ is_completed }) => is_completed)).toEqual([false, true]);
    expect(todos[0]).toMatchObject({ title: 'Bins', is_recurring: true });
  });

  it('save: the one who saw the old version is told, in the names of each door', async () => {
    const { id, version } = await addTodo(ours.admin, { title: 'Contested', due_date: '2026-10-12' });
    const answers = await Promise.all([
      as(ours.member).rest.put(`/api/todos?id=${id}`, { title: 'Theirs', version }),
      as(ours.admin).rest.put(`/api/todos?id=${id}`, { title: 'Mine', version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as object;
    expect(refused).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, due_date: '2026-10-12', version: 2 } },
    });
    const tick = await as(ours.admin).rest.put(`/api/todos?id=${id}`, { is_completed: true, version });
    expect(tick.status).toBe(409);
    const gql = await as(ours.admin).gql(UPDATE, { id, input: { title: 'Mine' }, version });
    expect(gql.errors?.[0]?.extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, dueDate: '2026-10-12', version: 2 } },
    });
  });
});

describe('who may', () => {
  it('is nobody without a sign-in or a family', async () => {
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

  it('is no other family: its ids are not there', async () => {
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

  it('is nobody under another user’s id, wherever it stands', async () => {
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
  /** REST field and its bad value. */
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
  ])('a wrong %s is the same error through both doors', async (restField, field, value) => {
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

  it('a tick that is no truth value is refused', async () => {
    const { id } = await addTodo(ours.admin);
    const answer = await as(ours.admin).rest.put(`/api/todos?id=${id}`, { is_completed: 'yes' });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID', field: 'is_completed' }]);
  });
});

describe('a family that is deleted', () => {
  it('takes its jobs with it, whoever was named in them', async () => {
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
