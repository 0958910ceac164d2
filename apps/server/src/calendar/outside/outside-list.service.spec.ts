import { randomUUID } from 'node:crypto';
import { asOwner, familyRows, sharedTestApp, type FamilyRows, type TestApp } from '../../../test';
import { CalendarService } from '../events/calendar.service';

/** Outside calendars' events in the list of all events, from stored occurrences. */
describe('the list of all events', () => {
  let test: TestApp;
  let calendar: CalendarService;
  beforeAll(async () => {
    test = await sharedTestApp();
    calendar = test.app.get(CalendarService);
    test.clock.set('2026-10-08T09:30:00Z');
  });
  afterAll(() => test.close());

  /** A calendar with events on the given days, followed by `HH:MM` for timed ones. */
  async function subscribe({ familyId, ids }: FamilyRows, events: Record<string, string[]>): Promise<void> {
    const id = randomUUID();
    await asOwner(
      `insert into calendar_subscription (family_id, id, name, color, url_sealed, url_digest, url_shown, added_by,
                                          created_at, next_refresh_at)
       values ($1, $2::uuid, 'Club', 'teal', 'x', $2::uuid::text, 'example.org', $3, now(), 'infinity')`,
      [familyId, id, ids[0]],
      test.urls.owner,
    );
    for (const [title, days] of Object.entries(events))
      await asOwner(
        `insert into calendar_subscription_event (family_id, subscription_id, uid_hash, event_date, end_date, event_time, title)
         select $1, $2, $3, left(day, 10)::date, left(day, 10)::date, nullif(substr(day, 12), '')::time, $3
         from unnest($4::text[]) day`,
        [familyId, id, title, days],
        test.urls.owner,
      );
  }
  /** Reads all pages of `size` events. */
  async function listed({ viewer }: FamilyRows, size: number): Promise<string[]> {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page = await calendar.page(viewer, size, after);
      expect(page.items.length).toBeLessThanOrEqual(size);
      found.push(
        ...page.items.map(({ eventDate, eventTime, title }) => `${eventDate} ${eventTime ?? 'all day'} ${title}`),
      );
      after = page.nextCursor;
    } while (after);
    return found;
  }

  it('has each of them once, on its next day or its last, among the family’s own', async () => {
    const family = await familyRows(test);
    await subscribe(family, {
      match: ['2026-10-01', '2026-10-08', '2026-10-15'],
      over_already: ['2026-03-01', '2026-03-08'],
      social: ['2026-10-12 18:00'],
    });
    for (const [title, eventDate, eventTime] of [
      ['Dentist', '2026-10-12', '15:00'],
      ['Holiday', '2026-10-12', null],
      ['Choir', '2026-10-12', '18:00'],
      ['Later', '2026-11-01', null],
    ] as const)
      await calendar.add(family.viewer, { title, eventDate, eventTime });
    const all = [
      '2026-03-08 all day over_already',
      '2026-10-08 all day match',
      '2026-10-12 all day Holiday',
      '2026-10-12 15:00 Dentist',
      '2026-10-12 18:00 Choir',
      '2026-10-12 18:00 social',
      '2026-11-01 all day Later',
    ];
    for (const size of [1, 2, 3, 100]) expect(await listed(family, size)).toEqual(all);
    const { items } = await calendar.page(family.viewer, 100);
    expect(items.find(({ title }) => title === 'social')).toMatchObject({ calendarName: 'Club', isSystemEvent: true });
  });

  it("omits no entry of the same moment, and shows no other family's", async () => {
    const [family, other] = [await familyRows(test), await familyRows(test)];
    const names = Array.from({ length: 9 }, (_, nth) => `practice_${nth}`);
    await subscribe(family, Object.fromEntries(names.map((name) => [name, ['2026-10-20 17:00']])));
    for (let nth = 0; nth < 5; nth++)
      await calendar.add(family.viewer, { title: `Own ${nth}`, eventDate: '2026-10-20', eventTime: '17:00' });
    for (const size of [1, 4]) {
      const found = await listed(family, size);
      expect(found).toHaveLength(14);
      expect(new Set(found).size).toBe(14);
    }
    expect(await listed(other, 10)).toEqual([]);
  });
});
