import { MAX_REMINDERS_A_DAY } from '@homefold/domain';
import { asOwner, familyRows, sharedTestApp, type FamilyRows, type TestApp } from '../../../test';
import type { CalendarEventChanges } from '../events/calendar.inputs';
import { CalendarService } from '../events/calendar.service';

/** Limits how many mails somebody can be sent per day. */
describe('reminders of one person on one day', () => {
  let test: TestApp;
  let calendar: CalendarService;
  let family: FamilyRows;
  beforeAll(async () => {
    test = await sharedTestApp();
    calendar = test.app.get(CalendarService);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.set('2026-10-08T09:30:00Z');
    family = await familyRows(test);
    await asOwner(
      `update membership set user_id = id, email = id || '@example.org' where family_id = $1`,
      [family.familyId],
      test.urls.owner,
    );
  });

  const reminders = (count: number, member = 1) =>
    Array.from({ length: count }, (_, nth) => ({
      memberId: family.ids[member],
      amount: 5 * (nth + 1),
      unit: 'minutes' as const,
    }));
  const event = (rest: Partial<CalendarEventChanges> = {}): CalendarEventChanges => ({
    ...{ title: 'Practice', eventDate: '2026-10-12', eventTime: '15:00', reminders: reminders(5), ...rest },
  });
  const full = async (rest: Partial<CalendarEventChanges> = {}) => {
    for (let n = 0; n < MAX_REMINDERS_A_DAY / 5; n++) await calendar.add(family.viewer, event(rest));
  };
  const refused = { code: 'INVALID', extras: { field: 'reminders' } };

  it('are limited to fifty; the refusal names the member and the day', async () => {
    await full();
    await expect(calendar.add(family.viewer, event({ reminders: reminders(1) }))).rejects.toMatchObject({
      ...refused,
      message: `Ben has 50 reminders on 12 Oct already; the limit is 50 a day.`,
    });
    // each person and each day has a separate limit
    await calendar.add(family.viewer, event({ reminders: reminders(1, 0) }));
    const later = await calendar.add(family.viewer, event({ eventDate: '2026-10-13' }));
    await expect(
      calendar.update(family.viewer, later.id, { eventDate: '2026-10-12', reminders: reminders(1) }),
    ).resolves.toMatchObject({ eventDate: '2026-10-12' });
  });

  it.each<[string, Partial<CalendarEventChanges>]>([
    ['every day', { eventDate: '2026-10-09', recurringType: 'daily', recurringInterval: 1 }],
    ['every week on that day', { eventDate: '2026-10-12', recurringType: 'weekly', recurringInterval: 1 }],
    [
      'every week on several, of which it is the second',
      { eventDate: '2026-10-14', recurringType: 'weekly', recurringInterval: 1, recurringDays: ['MO', 'WE'] },
    ],
  ])('count what comes %s', async (_how, rest) => {
    await full(rest);
    const wanted = event({ eventDate: '2026-10-19', reminders: reminders(1) });
    await expect(calendar.add(family.viewer, wanted)).rejects.toMatchObject(refused);
  });

  it('do not count events in the bin', async () => {
    await full();
    const [one] = await calendar.between(family.viewer, '2026-10-12', '2026-10-12');
    await calendar.delete(family.viewer, one?.id ?? '');
    await expect(calendar.add(family.viewer, event())).resolves.toMatchObject({ title: 'Practice' });
  });
});
