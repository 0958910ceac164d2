import { all, calendar, feedOf, seen, startSeries, swimming, test } from './calendar-series.test-kit';

startSeries();

describe('this event', () => {
  it('deleted: the other seven remain, in every view and count', async () => {
    const { viewer, series, familyId } = await swimming();
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-20' });
    expect(await seen(viewer)).toEqual(all.filter((one) => !one.startsWith('10-20')));
    expect(await calendar.get(viewer, series.id)).toMatchObject({
      exceptions: ['2026-10-20'],
      eventDate: '2026-10-06',
      recurringEndDate: '2026-11-24',
      version: 2,
    });
    expect((await calendar.page(viewer, 10)).items).toMatchObject([{ exceptions: ['2026-10-20'] }]);
    expect((await calendar.between(viewer, '2026-10-20', '2026-10-20')).map(({ id }) => id)).toEqual([]);
    expect(await calendar.counts(viewer)).toMatchObject({ thisMonth: 3, total: 1 });
    expect(await feedOf(familyId)).toEqual([
      'added Swimming to the calendar',
      'removed Swimming (20 October) from the calendar',
    ]);
  });

  it('changed: it becomes a separate event linked to the series, which does not repeat', async () => {
    const { viewer, series, ids, familyId } = await swimming();
    const own = await calendar.update(
      viewer,
      series.id,
      { title: 'Gala', eventDate: '2026-10-21', whoMemberId: ids[1], isRecurring: true, recurringType: 'daily' },
      1,
      { scope: 'this', occurrenceDate: '2026-10-20' },
    );
    expect(own).toMatchObject({
      title: 'Gala',
      eventDate: '2026-10-21',
      endDate: '2026-10-21',
      eventTime: '16:00',
      who: 'Ben',
      isRecurring: false,
      recurringEndDate: null,
      seriesId: series.id,
      occurrenceDate: '2026-10-20',
      version: 1,
    });
    expect(await seen(viewer)).toEqual(all.map((one) => (one.startsWith('10-20') ? '10-21 Gala' : one)));
    expect((await feedOf(familyId))[1]).toBe('changed Gala (20 October) in the calendar');
    // deleting or restoring the whole series includes its changed occurrences
    await calendar.delete(viewer, series.id);
    expect(await seen(viewer)).toEqual([]);
    await calendar.restore(viewer, series.id);
    expect(await seen(viewer)).toContain('10-21 Gala');
  });

  it('leaves occurrences in the bin that were deleted before their series', async () => {
    const { viewer, series } = await swimming();
    const part = { scope: 'this', occurrenceDate: '2026-10-20' } as const;
    const own = await calendar.update(viewer, series.id, { title: 'Gala' }, null, part);
    await calendar.delete(viewer, own.id);
    test.clock.advance(1000);
    await calendar.delete(viewer, series.id);
    await calendar.restore(viewer, series.id);
    expect(await seen(viewer)).toEqual(all.filter((one) => !one.startsWith('10-20')));
  });

  it('for the last one left: the series moves to the bin, or becomes the changed event', async () => {
    const short = { recurringEndDate: '2026-10-13' };
    const { viewer, series } = await swimming(short);
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-06' });
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-13' });
    await expect(calendar.get(viewer, series.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await calendar.restore(viewer, series.id);
    expect(await seen(viewer)).toEqual(['10-13 Swimming']);
    const part = { scope: 'this', occurrenceDate: '2026-10-13' } as const;
    expect(await calendar.update(viewer, series.id, { title: 'Gala' }, null, part)).toMatchObject({
      id: series.id,
      title: 'Gala',
      eventDate: '2026-10-13',
      isRecurring: false,
      exceptions: [],
    });
    expect(await seen(viewer)).toEqual(['10-13 Gala']);
  });
});

describe('this and following', () => {
  it('deleted: the series ends the day before', async () => {
    const { viewer, series, familyId } = await swimming();
    await calendar.update(viewer, series.id, { title: 'Early gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-10-13',
    });
    await calendar.update(viewer, series.id, { title: 'Late gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-11-10',
    });
    await calendar.delete(viewer, series.id, { scope: 'following', occurrenceDate: '2026-10-27' });
    expect(await seen(viewer)).toEqual(['10-06 Swimming', '10-13 Early gala', '10-20 Swimming']);
    expect(await calendar.get(viewer, series.id)).toMatchObject({
      recurringEndDate: '2026-10-26',
      exceptions: ['2026-10-13'],
    });
    expect((await feedOf(familyId)).at(-1)).toBe('removed Swimming (from 27 October) from the calendar');
  });

  it('changed: a new series takes over with the later exceptions and changed occurrences', async () => {
    const { viewer, series } = await swimming();
    for (const occurrenceDate of ['2026-10-13', '2026-11-17'])
      await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate });
    const gala = await calendar.update(viewer, series.id, { title: 'Gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-11-10',
    });
    const later = await calendar.update(
      viewer,
      series.id,
      { title: 'Diving', eventDate: '2026-10-28', eventTime: '17:00', eventEndTime: '18:00' },
      4,
      { scope: 'following', occurrenceDate: '2026-10-27' },
    );
    // Tuesdays became Wednesdays: exceptions move along with their lessons.
    expect(later).toMatchObject({
      eventDate: '2026-10-28',
      recurringType: 'weekly',
      recurringEndDate: '2026-11-24',
      exceptions: ['2026-11-11', '2026-11-18'],
      seriesId: null,
    });
    expect(await seen(viewer)).toEqual([
      '10-06 Swimming',
      '10-20 Swimming',
      '10-28 Diving',
      '11-04 Diving',
      '11-10 Gala',
    ]);
    expect(await calendar.get(viewer, gala.id)).toMatchObject({ seriesId: later.id, occurrenceDate: '2026-11-10' });
  });

  it('from the first one on is the whole series: the event keeps its id', async () => {
    const { viewer, series, familyId } = await swimming();
    const part = { scope: 'following', occurrenceDate: '2026-10-06' } as const;
    expect(await calendar.update(viewer, series.id, { title: 'Diving' }, 1, part)).toMatchObject({
      id: series.id,
      version: 2,
    });
    await calendar.delete(viewer, series.id, part);
    expect(await seen(viewer)).toEqual([]);
    expect((await feedOf(familyId)).slice(1)).toEqual([
      'changed Diving in the calendar',
      'removed Diving from the calendar',
    ]);
  });

  it('keeps the 31st through a division in February, and through the database', async () => {
    const { viewer, series } = await swimming({
      title: 'Rent',
      eventDate: '2026-01-31',
      recurringType: 'monthly',
      recurringEndDate: null,
    });
    const part = { scope: 'following', occurrenceDate: '2026-02-28' } as const;
    const later = await calendar.update(viewer, series.id, { title: 'More rent', eventDate: '2026-02-28' }, null, part);
    expect(later).toMatchObject({ recurringDay: 31 });
    expect(await seen(viewer, '2026-01-01', '2026-05-31')).toEqual([
      '01-31 Rent',
      '02-28 More rent',
      '03-31 More rent',
      '04-30 More rent',
      '05-31 More rent',
    ]);
    expect(await calendar.counts(viewer)).toMatchObject({ thisMonth: 1, total: 2 });
    const moved = await calendar.update(viewer, later.id, { eventDate: '2026-02-27' });
    expect(moved.recurringDay).toBeNull();
  });
});

describe('all events', () => {
  it('keeps exceptions and changed occurrences', async () => {
    const { viewer, series } = await swimming();
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-20' });
    await calendar.update(viewer, series.id, { title: 'Gala' }, null, { scope: 'this', occurrenceDate: '2026-11-03' });
    await calendar.update(viewer, series.id, { title: 'Diving', eventDate: '2026-10-07' }, null, { scope: 'all' });
    expect((await seen(viewer)).slice(0, 5)).toEqual([
      '10-07 Diving',
      '10-14 Diving',
      '10-28 Diving',
      '11-03 Gala',
      '11-11 Diving',
    ]);
    expect(await calendar.update(viewer, series.id, { isRecurring: false })).toMatchObject({ exceptions: [] });
  });

  it('is what every scope means for an event that does not repeat', async () => {
    const { viewer, series } = await swimming({ isRecurring: false, recurringType: null, recurringEndDate: null });
    expect(await calendar.update(viewer, series.id, { title: 'Once' }, null, { scope: 'following' })).toMatchObject({
      id: series.id,
      title: 'Once',
    });
    // The repeat may have been ended, or the event moved, since the client asked for the scope.
    await expect(
      calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-13' }),
    ).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'occurrenceDate' } });
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-06' });
    expect(await seen(viewer)).toEqual([]);
  });
});
