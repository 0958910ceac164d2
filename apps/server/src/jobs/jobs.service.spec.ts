import { allRefused } from '../../test';
import { BinService } from '../bin/bin.service';
import { TODAY, family, feedOf, jobs, owner, reader, startJobs, test, undoing } from './jobs.test-kit';

startJobs();

describe('a job', () => {
  it('stores the input, cleaned, and shows the assignee by the current name', async () => {
    const { viewer, ids } = await family();
    const job = await jobs.add(viewer, {
      title: '  Empty \n the dishwasher ',
      notes: 'glasses\r\nfirst',
      dueDate: '2026-10-12',
      dueTime: '18:00',
      assignedTo: 'ben',
      points: 5,
      needsApproval: true,
      subtasks: ['Top', ' Bottom '],
    });
    expect(job).toMatchObject({
      title: 'Empty the dishwasher',
      notes: 'glasses\nfirst',
      dueDate: '2026-10-12',
      dueTime: '18:00',
      assignee: { memberId: ids[1], displayName: 'Ben', hue: 'plum', hasLeft: false },
      isCompleted: false,
      completedAt: null,
      repeat: null,
      subtasks: [
        { title: 'Top', isDone: false },
        { title: 'Bottom', isDone: false },
      ],
      points: 5,
      needsApproval: true,
      pointsState: null,
      createdByMemberId: ids[0],
      userId: ids[0],
      version: 1,
      createdAt: test.clock.now(),
    });
    await owner(`update membership set display_name = 'Benjamin' where id = $1`, [ids[1]]);
    expect((await reader.get(viewer, job.id)).assignee?.displayName).toBe('Benjamin');
  });

  it.each([
    ['unassigned', null],
    ['Unassigned', null],
    ['Family', null],
    ['Me', 0],
    ['me', 0],
    ['Ben', 1],
    [' BEN ', 1],
    ['', null],
    [null, null],
    [undefined, null],
  ])('assigned to %j', async (assignedTo, index) => {
    const { viewer, ids } = await family();
    const { assignee } = await jobs.add(viewer, { title: 'Bins', assignedTo });
    expect(assignee?.memberId ?? null).toBe(index === null ? null : ids[index]);
  });

  it('refuses an assignee outside the family, naming the input', async () => {
    const { viewer } = await family();
    await expect(jobs.add(viewer, { title: 'Bins', assignedTo: 'Zed' })).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Nobody in your family is called "Zed".',
      extras: { field: 'assignedTo' },
    });
  });

  it('keeps a former member as assignee, also after an edit, but assigns no new job to one', async () => {
    const { viewer, ids } = await family();
    const job = await jobs.add(viewer, { title: 'Bins', assignedTo: 'Ben' });
    await owner('update membership set left_at = now(), user_id = null where id = $1', [ids[1]]);
    const renamed = await jobs.update(viewer, job.id, { title: 'Green bins', assignedTo: 'Ben' });
    expect(renamed).toMatchObject({ title: 'Green bins', assignee: { displayName: 'Ben', hasLeft: true } });
    await expect(jobs.add(viewer, { title: 'x', assignedTo: 'Ben' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(jobs.add(viewer, { title: 'x', assigneeId: ids[1] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // credited to whoever completed it, because the assignee has left
    const { job: done } = await jobs.setCompleted(viewer, job.id, true);
    expect(done.doneByMemberId).toBe(ids[0]);
  });

  it('changes only given fields, clears null or blank ones, and writes nothing when nothing changes', async () => {
    const { viewer, familyId } = await family();
    const first = { title: 'Bins', notes: 'green', dueDate: '2026-10-12', dueTime: '18:00', assignedTo: 'Ben' };
    const { id } = await jobs.add(viewer, first);
    test.clock.advance(60_000);
    expect(await jobs.update(viewer, id, first)).toMatchObject({ version: 1 });
    expect(await jobs.update(viewer, id, { dueTime: '19:00' })).toMatchObject({
      ...{ title: 'Bins' },
      dueTime: '19:00',
    });
    expect(await jobs.update(viewer, id, { notes: ' ', dueDate: null, assigneeId: null })).toMatchObject({
      title: 'Bins',
      notes: null,
      dueDate: null,
      dueTime: null,
      assignee: null,
      version: 3,
    });
    expect((await feedOf(familyId)).map(({ type }) => type)).toEqual(['created', 'updated', 'updated']);
  });

  it('is added once for the same title by the same caller within three seconds', async () => {
    const { viewer, other } = await family();
    const [first, second] = await Promise.all([
      jobs.add(viewer, { title: 'Bins' }),
      jobs.add(viewer, { title: ' Bins ', notes: 'again' }),
    ]);
    expect(second.id).toBe(first.id);
    test.clock.advance(2_999);
    expect((await jobs.add(viewer, { title: 'Bins' })).id).toBe(first.id);
    expect((await jobs.add(other, { title: 'Bins' })).id).not.toBe(first.id);
    expect((await jobs.add(viewer, { title: 'Bin' })).id).not.toBe(first.id);
    test.clock.advance(1);
    expect((await jobs.add(viewer, { title: 'Bins' })).id).not.toBe(first.id);
  });

  it('is added beside the next instance of a repeating job with the same title', async () => {
    const { viewer } = await family();
    const first = await jobs.add(viewer, { title: 'Bins', dueDate: TODAY, repeat: { type: 'daily' } });
    test.clock.advance(60_000);
    const { next } = await jobs.setCompleted(viewer, first.id, true);
    expect([first.id, next?.id]).not.toContain((await jobs.add(viewer, { title: 'Bins' })).id);
  });

  it('is added once per idempotency key, concurrently and later', async () => {
    const { viewer } = await family();
    const add = () => jobs.add(viewer, { title: 'Once' }, 'key-of-this-job');
    const [first, second] = await Promise.all([add(), add()]);
    test.clock.advance(60_000);
    expect([second.id, (await add()).id]).toEqual([first.id, first.id]);
    await expect(jobs.add(viewer, { title: 'x' }, 'short')).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('serialises concurrent edits; the one with the outdated version gets the current record', async () => {
    const { viewer, other } = await family();
    const { id, version } = await jobs.add(viewer, { title: 'Bins' });
    const results = await Promise.allSettled([
      jobs.update(viewer, id, { title: 'Green bins' }, version),
      jobs.update(other, id, { title: 'Black bins' }, version),
    ]);
    const winner = results.find((result) => result.status === 'fulfilled');
    const loser = results.find((result) => result.status === 'rejected');
    expect(loser?.reason).toMatchObject({
      code: 'VERSION_CONFLICT',
      extras: { details: { current: winner?.value } },
    });
    await Promise.all([jobs.update(viewer, id, { notes: 'n' }), jobs.update(other, id, { dueDate: TODAY })]);
    expect(await reader.get(viewer, id)).toMatchObject({ notes: 'n', dueDate: TODAY, version: 4 });
  });
});

describe('a completion', () => {
  it('records when, by whom and for whom, appears in the feed, and is reverted completely', async () => {
    const { viewer, other, ids, familyId } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins', assignedTo: 'Ben' });
    test.clock.advance(60_000);
    const { job, next } = await jobs.setCompleted(viewer, id, true);
    expect(next).toBeNull();
    expect(job).toMatchObject({
      isCompleted: true,
      completedAt: test.clock.now(),
      completedByMemberId: ids[0],
      doneByMemberId: ids[1],
      version: 2,
    });
    expect(await feedOf(familyId)).toMatchObject([
      { type: 'created' },
      { type: 'completed', description: 'completed Bins' },
    ]);
    // already in this state: nothing happens
    expect((await jobs.setCompleted(other, id, true)).job).toEqual(job);
    expect((await jobs.setCompleted(other, id, false)).job).toMatchObject({
      isCompleted: false,
      completedAt: null,
      version: 3,
    });
    // an undone change leaves the feed, and others are notified of that
    expect(await feedOf(familyId)).toMatchObject([{ type: 'created' }]);
    await jobs.setCompleted(other, id, true);
    expect(await feedOf(familyId)).toMatchObject([{ type: 'created' }, { type: 'completed' }]);
  });

  it('removes only its own activity from the feed when it is reverted', async () => {
    const [mine, theirs] = [await family(), await family()];
    const { id } = await jobs.add(mine.viewer, { title: 'Bins' });
    const next = await jobs.add(mine.viewer, { title: 'Windows' });
    const far = await jobs.add(theirs.viewer, { title: 'Bins' });
    await jobs.setCompleted(mine.viewer, id, true);
    await jobs.setCompleted(mine.other, next.id, true);
    await jobs.setCompleted(theirs.viewer, far.id, true);
    await jobs.setCompleted(mine.other, id, false);
    const feedTexts = (familyId: string) => feedOf(familyId).then((feed) => feed.map(({ description }) => description));
    expect((await feedTexts(mine.familyId)).filter((each) => each.startsWith('completed'))).toEqual([
      'completed Windows',
    ]);
    expect((await feedTexts(theirs.familyId)).filter((each) => each.startsWith('completed'))).toEqual([
      'completed Bins',
    ]);
  });

  it('through the documented call changes only itself, also next to an outdated title', async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.update(other, id, { title: 'Green bins', dueDate: TODAY });
    const ticked = await jobs.put(viewer, id, { title: 'Bins', dueDate: null, isCompleted: true });
    expect(ticked).toMatchObject({ title: 'Green bins', dueDate: TODAY, isCompleted: true });
    // `isCompleted` equals the stored value, so the call is an edit
    expect(await jobs.put(viewer, id, { title: 'Blue bins', isCompleted: true })).toMatchObject({
      title: 'Blue bins',
      isCompleted: true,
    });
  });

  it('of a deleted job is NOT_FOUND', async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.delete(other, id);
    await allRefused({ code: 'NOT_FOUND', message: 'Job not found' }, [
      jobs.setCompleted(viewer, id, true),
      jobs.put(viewer, id, { isCompleted: true }),
      jobs.update(viewer, id, { title: 'x' }),
      jobs.delete(viewer, id),
    ]);
  });
});

describe('the bin', () => {
  it('keeps a job for 30 days and no longer', async () => {
    const { viewer } = await family();
    const { id } = await jobs.add(viewer, { title: 'Gone', assignedTo: 'Ben' });
    expect(await jobs.delete(viewer, id)).toEqual({ id, restorableUntil: new Date('2026-11-07T09:30:00Z') });
    await expect(reader.get(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    test.clock.set('2026-11-07T09:29:59Z');
    const restore = () => test.app.get(BinService).restore(viewer, 'todo', id);
    expect(await restore()).toMatchObject({ id, title: 'Gone' });
    expect(await reader.get(viewer, id)).toMatchObject({ title: 'Gone', assignee: { displayName: 'Ben' } });
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await jobs.delete(viewer, id);
    test.clock.set('2026-12-07T09:30:01Z');
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets a job once when two members delete it concurrently', async () => {
    const { viewer, other, familyId } = await family();
    const { id } = await jobs.add(viewer, { title: 'Gone' });
    const results = await Promise.allSettled([jobs.delete(viewer, id), jobs.delete(other, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await feedOf(familyId)).filter(({ type }) => type === 'deleted')).toHaveLength(1);
  });
});

describe('undo', () => {
  it('restores the state before an edit, with its rule, and before a deletion', async () => {
    const { viewer, familyId } = await family();
    const before = await jobs.add(viewer, {
      title: 'Bins',
      dueDate: '2026-10-12',
      repeat: { type: 'weekly' },
      subtasks: ['Lid'],
    });
    await jobs.update(
      viewer,
      before.id,
      { title: 'Other', dueDate: '2026-10-13', assignedTo: 'Ben', repeat: { type: 'daily', interval: 2 } },
      1,
      'key-of-edit',
    );
    const { version: _v, updatedAt: _u, ...same } = before;
    expect(await undoing.undo(viewer, 'key-of-edit')).toMatchObject([same]);
    await jobs.update(viewer, before.id, { repeat: null }, null, 'key-of-no-repeat');
    expect(await undoing.undo(viewer, 'key-of-no-repeat')).toMatchObject([same]);
    await jobs.delete(viewer, before.id, null, 'key-of-delete');
    expect(await undoing.undo(viewer, 'key-of-delete')).toMatchObject([same]);
    await expect(undoing.undo(viewer, 'key-of-delete')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // the feed contains none of it
    expect(await feedOf(familyId)).toMatchObject([{ type: 'created' }]);
  });

  it("works for one's own changes, within a day, and never overwrites a later change", async () => {
    const { viewer, other } = await family();
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.update(viewer, id, { title: 'One' }, null, 'undo-key-1');
    await expect(undoing.undo(other, 'undo-key-1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await jobs.update(other, id, { title: 'Two' });
    await expect(undoing.undo(viewer, 'undo-key-1')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await jobs.update(viewer, id, { title: 'Three' }, null, 'undo-key-2');
    await expect(jobs.update(viewer, id, { title: 'x' }, null, 'undo-key-2')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(jobs.update(viewer, id, { title: 'x' }, null, 'short')).rejects.toMatchObject({ code: 'INVALID' });
    test.clock.advance(25 * 3_600_000);
    await expect(undoing.undo(viewer, 'undo-key-2')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await reader.get(viewer, id)).title).toBe('Three');
  });
});
