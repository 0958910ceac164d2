import { todayIn } from '@homefold/domain';
import { as, listen, make } from '../../test';
import { zoneAtHour } from '../../test/zones';
import type { RestTodo } from './jobs.rest';
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
  type Job,
} from './jobs-api.test-kit';

makeFamilies();

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
    // reopening a deleted job
    const late = await as(member).rest.put(`/api/todos?id=${todo.id}`, { is_completed: false });
    expect([late.status, late.body]).toEqual([404, { error: 'Job not found', code: 'NOT_FOUND' }]);
  });

  it('accept the id of a deletion in the body too, and refuse a missing one', async () => {
    const { id } = await addTodo(ours.admin);
    const answer = await as(ours.admin).rest.delete('/api/todos', { id });
    expect([answer.status, answer.body]).toEqual([200, { success: true, id }]);
    for (const missing of [
      await as(ours.admin).rest.delete('/api/todos'),
      await as(ours.admin).rest.put('/api/todos', { title: 'x' }),
    ])
      expect([missing.status, missing.body]).toMatchObject([400, { code: 'INVALID', field: 'id' }]);
  });

  it('add one job for two equal concurrent submissions, and one per idempotency key', async () => {
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
    const timeZone = zoneAtHour(14);
    const today = todayIn(timeZone, new Date());
    const { admin, member } = await make.family({ timeZone });
    const me = as(admin);
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
    const { data } = await me.gql<{ restoreFromBin: Job }>(RESTORE, { id: sort.id });
    expect(data.restoreFromBin.title).toBe('Sort the Lego');
  });

  it('notifies the other member at once', async () => {
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
    // Reverted: its activity leaves the feed.
    await as(admin).rest.put(`/api/todos?id=${id}`, { is_completed: false });
    expect(await changes.next()).toMatchObject({ type: 'activity', action: 'deleted' });
    expect(await changes.next()).toMatchObject({ id, action: 'updated' });
    await as(admin).rest.delete(`/api/todos?id=${id}`);
    expect(await changes.next()).toMatchObject({ id, action: 'deleted' });
    const entries = [await feed.next(), await feed.next(), await feed.next()];
    expect(entries).toMatchObject([
      { description: 'changed Bins in the family jobs' },
      { description: 'completed Bins' },
      { description: 'removed Bins from the family jobs' },
    ]);
    await Promise.all([changes.close(), feed.close()]);
  });
});

describe('two concurrent calls', () => {
  it('complete a repeating job: one next instance, through either API', async () => {
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

  it('save: the caller with the outdated version is refused, with the field names of each API', async () => {
    const { id, version } = await addTodo(ours.admin, { title: 'Contested', due_date: '2026-10-12' });
    const answers = await Promise.all([
      as(ours.member).rest.put(`/api/todos?id=${id}`, { title: 'Theirs' }, { 'if-match': `"${version}"` }),
      as(ours.admin).rest.put(`/api/todos?id=${id}`, { title: 'Mine' }, { 'if-match': String(version) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as object;
    expect(refused).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, due_date: '2026-10-12', version: 2 } },
    });
    const tick = await as(ours.admin).rest.put(
      `/api/todos?id=${id}`,
      { is_completed: true },
      { 'if-match': `W/"${version}"` },
    );
    expect(tick.status).toBe(409);
    const gql = await as(ours.admin).gql(UPDATE, { id, input: { title: 'Mine' }, version });
    expect(gql.errors?.[0]?.extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, dueDate: '2026-10-12', version: 2 } },
    });
  });
});
