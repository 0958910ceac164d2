import { UndoLog } from '../../platform/undo';
import type { EventReminderInput } from './reminder.types';
import {
  calendar,
  dentist,
  household,
  reminders,
  rules,
  sql,
  startReminders,
  test,
  thirty,
} from './reminders.test-kit';

startReminders();

describe('reminders of an event', () => {
  it('are set with the event, for oneself and others, and listed earliest first', async () => {
    const rows = await household();
    const { id } = await calendar.add(
      rows.viewer,
      dentist({
        reminders: [
          thirty,
          thirty,
          { memberId: rows.ids[1], amount: 1, unit: 'days', at: '18:00' },
          { amount: 1, unit: 'hours' },
        ],
      }),
    );
    expect(await rules(rows, id)).toEqual(['1: 1 days 18:00', '0: 1 hours', '0: 30 minutes']);
    expect(await reminders.myEvents(rows.viewer)).toEqual([id]);
    expect(await reminders.myEvents(rows.viewerOf(2))).toEqual([]);
    await calendar.delete(rows.viewer, id);
    expect(await reminders.myEvents(rows.viewer)).toEqual([]);
  });

  it('are kept by an update without them, replaced by a list and removed by an empty one', async () => {
    const rows = await household();
    const { id } = await calendar.add(rows.viewer, dentist());
    const [first] = await reminders.ofEvent(rows.viewer, id);
    expect(await calendar.update(rows.viewer, id, { title: 'Dr Molar' })).toMatchObject({ version: 2 });
    expect(await calendar.update(rows.viewer, id, { reminders: null })).toMatchObject({ version: 2 });
    expect(await calendar.update(rows.viewer, id, { reminders: [thirty] })).toMatchObject({ version: 2 });
    const day: EventReminderInput = { amount: 1, unit: 'days' };
    expect(await calendar.update(rows.viewer, id, { reminders: [day, thirty] }, 2)).toMatchObject({ version: 3 });
    expect(await rules(rows, id)).toEqual(['0: 1 days', '0: 30 minutes']);
    expect((await reminders.ofEvent(rows.viewer, id))[1]?.id).toBe(first?.id);
    // a form opened before the reminders changed gets a version conflict
    await expect(calendar.update(rows.other, id, { reminders: [] }, 2)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await calendar.update(rows.viewer, id, { reminders: [] });
    expect(await rules(rows, id)).toEqual([]);
  });

  it.each([
    ['a sixth', Array.from({ length: 6 }, (_, n) => ({ amount: n, unit: 'hours' as const })), 'reminders'],
    ['a time of day with minutes', [{ ...thirty, at: '18:00' }], 'reminders.0.amount'],
    ['more than twelve weeks', [thirty, { amount: 13, unit: 'weeks' as const }], 'reminders.1.amount'],
  ])('are refused as a whole: %s', async (_what, wrong, field) => {
    const rows = await household();
    await expect(calendar.add(rows.viewer, dentist({ reminders: wrong }))).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field },
    });
    expect(await sql('select from calendar_event where family_id = $1', [rows.familyId])).toEqual([]);
  });

  it('are only for members who can receive mail', async () => {
    const rows = await household();
    const stranger = await household();
    const forMember = (memberId?: string) =>
      calendar.add(rows.viewer, dentist({ reminders: [{ ...thirty, memberId }] }));
    await expect(forMember(rows.ids[2])).rejects.toMatchObject({
      message: 'Cleo has no account with an email address, so they cannot be reminded.',
      extras: { field: 'reminders.0.memberId' },
    });
    for (const nobody of [stranger.ids[0], 'nonsense'])
      await expect(forMember(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(reminders.ofEvent(stranger.viewer, (await forMember()).id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await reminders.ofEvent(rows.viewer, 'holiday:GB-ENG:2026-12-25:0')).toEqual([]);
  });

  it('are copied to every part of a series, and restored by an undo', async () => {
    const rows = await household();
    const series = await calendar.add(rows.viewer, dentist({ isRecurring: true, recurringType: 'weekly' }));
    const part = { scope: 'this', occurrenceDate: '2026-10-15' } as const;
    const own = await calendar.update(rows.viewer, series.id, { title: 'Molar' }, null, part);
    expect(await rules(rows, own.id)).toEqual(['0: 30 minutes']);
    const later = await calendar.update(rows.viewer, series.id, { reminders: [{ amount: 2, unit: 'days' }] }, null, {
      scope: 'following',
      occurrenceDate: '2026-10-29',
      undoKey: 'following-1',
    });
    expect([await rules(rows, series.id), await rules(rows, later.id)]).toEqual([['0: 30 minutes'], ['0: 2 days']]);
    await test.app.get(UndoLog).undo(rows.viewer, 'following-1');
    expect(await rules(rows, series.id)).toEqual(['0: 30 minutes']);

    await calendar.update(rows.viewer, series.id, { reminders: [], title: 'Dr Molar' }, null, {
      undoKey: 'whole-series-1',
    });
    expect(await rules(rows, series.id)).toEqual([]);
    await test.app.get(UndoLog).undo(rows.viewer, 'whole-series-1');
    expect(await rules(rows, series.id)).toEqual(['0: 30 minutes']);

    await calendar.update(rows.viewer, series.id, { reminders: [] }, null, { undoKey: 'reminders-only' });
    await test.app.get(UndoLog).undo(rows.viewer, 'reminders-only');
    expect(await rules(rows, series.id)).toEqual(['0: 30 minutes']);

    const bin = await calendar.delete(rows.viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-22' });
    const back = await calendar.restore(rows.viewer, bin.id);
    expect(await rules(rows, back.id)).toEqual(['0: 30 minutes']);
  });
});
