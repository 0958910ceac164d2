import { familyRows } from '../../../test';
import { LiveBus } from '../../platform/live';
import {
  TUESDAYS,
  all,
  calendar,
  feedOf,
  seen,
  startSeries,
  storedOf,
  swimming,
  test,
  undoing,
} from './calendar-series.test-kit';

startSeries();

it('an undo notifies open screens of each event once', async () => {
  const { viewer, series, familyId } = await swimming();
  const gala = await calendar.update(viewer, series.id, { title: 'Gala' }, null, {
    scope: 'this',
    occurrenceDate: '2026-10-20',
    undoKey: 'one-of-them',
  });
  await calendar.delete(viewer, series.id, { undoKey: 'all-of-them' });
  // PostgreSQL merges equal notifications, which these are because the clock is fixed: count what is published.
  const publish = jest.spyOn(test.app.get(LiveBus), 'publish');
  await undoing.undo(viewer, 'all-of-them');
  const published = publish.mock.calls.flatMap(([, topic, payload]) => {
    const { id, action } = payload as { id: string; action: string };
    return topic === 'familyChanged' ? `${action} ${id}` : [];
  });
  publish.mockRestore();
  const left = published.filter((one) => !one.includes(series.id) && !one.includes(gala.id));
  expect(published.filter((one) => !left.includes(one)).sort()).toEqual(
    [`created ${series.id}`, `created ${gala.id}`].sort(),
  );
  // and the removed feed entries
  expect(left).toEqual([expect.stringMatching(/^deleted /)]);
  expect((await feedOf(familyId)).join()).not.toContain('removed');
});

describe('refusals change nothing', () => {
  it.each([undefined, '2026-10-07', '2026-12-01', '2026-02-30', 'soon'])(
    '%s is not an occurrence',
    async (occurrenceDate) => {
      const { viewer, series } = await swimming();
      for (const scope of ['this', 'following'] as const)
        for (const attempt of [
          () => calendar.delete(viewer, series.id, { scope, occurrenceDate }),
          () => calendar.update(viewer, series.id, { title: 'x' }, null, { scope, occurrenceDate }),
        ])
          await expect(attempt()).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'occurrenceDate' } });
      expect(await calendar.get(viewer, series.id)).toMatchObject({ version: 1, exceptions: [] });
    },
  );

  it('an occurrence is deleted once, also by concurrent calls', async () => {
    const { viewer, other, series, familyId } = await swimming();
    const part = { scope: 'this', occurrenceDate: '2026-10-20' } as const;
    const results = await Promise.allSettled([
      calendar.delete(viewer, series.id, part),
      calendar.delete(other, series.id, part),
      calendar.update(viewer, series.id, { title: 'Gala' }, null, part),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INVALID' });
    expect(await feedOf(familyId)).toHaveLength(2);
  });

  it('different occurrences can be deleted concurrently; a given version is still checked', async () => {
    const { viewer, other, series } = await swimming();
    await Promise.all(
      TUESDAYS.slice(0, 5).map((date, index) =>
        calendar.delete(index % 2 ? viewer : other, series.id, { scope: 'this', occurrenceDate: `2026-${date}` }),
      ),
    );
    expect(await seen(viewer)).toEqual(all.slice(5));
    const part = { scope: 'following', occurrenceDate: '2026-11-17' } as const;
    for (const attempt of [
      () => calendar.update(viewer, series.id, { title: 'x' }, 1, part),
      () => calendar.delete(viewer, series.id, part, 1),
    ])
      await expect(attempt()).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        extras: { details: { current: { id: series.id, version: 6 } } },
      });
    await calendar.delete(other, series.id);
    await expect(calendar.update(viewer, series.id, { title: 'x' }, 6, part)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('undo', () => {
  const parts = [
    ['this', '2026-10-20'],
    ['following', '2026-10-27'],
    ['following', '2026-10-06'],
    ['all', null],
  ] as const;

  it.each(parts)('%s (%s) restores everything exactly, after a deletion and after a change', async (scope, date) => {
    const { viewer, series, familyId } = await swimming();
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-11-17' });
    await calendar.update(viewer, series.id, { title: 'Gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-11-10',
    });
    const before = await storedOf(familyId);
    const whatTheySaw = await seen(viewer);
    const extent = { scope, occurrenceDate: date };
    await calendar.delete(viewer, series.id, { ...extent, undoKey: 'key-of-deletion' });
    expect(await seen(viewer)).not.toEqual(whatTheySaw);
    await undoing.undo(viewer, 'key-of-deletion');
    expect(await storedOf(familyId)).toEqual(before);
    await calendar.update(
      viewer,
      series.id,
      { title: 'Diving', eventDate: date ?? '2026-10-07', recurringInterval: 2 },
      null,
      { ...extent, undoKey: 'key-of-change' },
    );
    expect(await seen(viewer)).not.toEqual(whatTheySaw);
    const back = await undoing.undo(viewer, 'key-of-change');
    expect(back).toContainEqual(expect.objectContaining({ id: series.id, title: 'Swimming' }));
    expect(await storedOf(familyId)).toEqual(before);
    expect(await seen(viewer)).toEqual(whatTheySaw);
  });

  it('works once, for the author, within a day', async () => {
    const { viewer, other, series } = await swimming();
    const undoKey = 'key-of-deletion';
    const remove = (occurrenceDate: string) =>
      calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate, undoKey });
    await remove('2026-10-20');
    await expect(remove('2026-10-27')).rejects.toMatchObject({ code: 'CONFLICT' });
    const outsider = await familyRows(test);
    for (const caller of [other, outsider.viewer])
      await expect(undoing.undo(caller, undoKey)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const both = await Promise.allSettled([undoing.undo(viewer, undoKey), undoing.undo(viewer, undoKey)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await seen(viewer)).toEqual(all);
    await remove('2026-10-20');
    test.clock.advance(25 * 3_600_000);
    await expect(undoing.undo(viewer, undoKey)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-27', undoKey: 'short' }),
    ).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'undoKey' } });
  });

  it('never loses what somebody changed in between', async () => {
    const { viewer, other, series } = await swimming();
    const later = await calendar.update(viewer, series.id, { title: 'Diving' }, null, {
      scope: 'following',
      occurrenceDate: '2026-10-27',
      undoKey: 'key-of-division',
    });
    await calendar.update(other, later.id, { description: 'New pool' });
    await expect(undoing.undo(viewer, 'key-of-division')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await calendar.get(viewer, later.id)).toMatchObject({ title: 'Diving', description: 'New pool' });
    await calendar.delete(viewer, series.id, {
      scope: 'this',
      occurrenceDate: '2026-10-13',
      undoKey: 'key-of-exception',
    });
    const race = await Promise.allSettled([
      undoing.undo(viewer, 'key-of-exception'),
      calendar.update(other, series.id, { title: 'Squash' }),
    ]);
    expect(race[1].status).toBe('fulfilled');
    expect(await calendar.get(viewer, series.id)).toMatchObject({ title: 'Squash' });
    await calendar.delete(viewer, later.id, { scope: 'this', occurrenceDate: '2026-11-03', undoKey: 'key-before-end' });
    await calendar.delete(other, later.id);
    await expect(undoing.undo(viewer, 'key-before-end')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});

describe('bank holidays', () => {
  it('have no parts', async () => {
    const { viewer } = await swimming();
    const [holiday] = (await calendar.between(viewer, '2026-12-25', '2026-12-25')).filter((one) => one.isBankHoliday);
    const part = { scope: 'this', occurrenceDate: '2026-12-25' } as const;
    for (const attempt of [
      () => calendar.delete(viewer, holiday?.id ?? '', part),
      () => calendar.update(viewer, holiday?.id ?? '', { title: 'x' }, null, part),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'SYSTEM_EVENT' });
  });
});
