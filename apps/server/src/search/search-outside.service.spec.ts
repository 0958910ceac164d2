import { randomUUID } from 'node:crypto';
import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../test';
import type { Viewer } from '../platform/auth';
import type { SearchRequest } from './search.inputs';
import { SearchService } from './search.service';

/** Events of outside calendars, as stored after a refresh. */
describe('an outside calendar', () => {
  let test: TestApp;
  let search: SearchService;
  let family: Awaited<ReturnType<typeof familyRows>>;
  let calendarId: string;
  beforeAll(async () => {
    test = await sharedTestApp();
    test.clock.set('2026-10-08T09:30:00Z');
    search = test.app.get(SearchService);
    family = await familyRows(test);
    calendarId = await addCalendar(family.familyId, family.ids[0], 'Hillside school');
    await addOccurrences(family.familyId, calendarId, 'match', 'Football match', [
      ...['2026-09-03', '2026-10-01', '2026-10-08', '2026-10-15', '2026-12-01'],
    ]);
    await addOccurrences(family.familyId, calendarId, 'trip', 'Trip to the zoo', ['2026-06-01', '2026-06-02']);
  });
  afterAll(() => test.close());

  async function addCalendar(familyId: string, addedBy: string | undefined, name: string): Promise<string> {
    const id = randomUUID();
    await asOwner(
      `insert into calendar_subscription (family_id, id, name, color, url_sealed, url_digest, url_shown, added_by,
                                          created_at, next_refresh_at)
       values ($1, $2::uuid, $3, 'teal', 'x', $2::uuid::text, 'example.org', $4, now(), now() + interval '1 hour')`,
      [familyId, id, name, addedBy],
      test.urls.owner,
    );
    return id;
  }
  const addOccurrences = (familyId: string, calendar: string, uid: string, title: string, days: string[]) =>
    asOwner(
      `insert into calendar_subscription_event (family_id, subscription_id, uid_hash, event_date, end_date, title, description)
       select $1, $2, $3, day, day, $4, 'Boots and shin pads' from unnest($5::date[]) day`,
      [familyId, calendar, uid, title, days],
      test.urls.owner,
    );
  const dates = async (viewer: Viewer, text: string, asked?: SearchRequest) =>
    (await search.search(viewer, text, asked)).results.map(({ date }) => date);

  it('is found on its next occurrence, with its calendar', async () => {
    expect(await search.search(family.viewer, 'fotball shin')).toEqual({
      totalResults: 1,
      results: [
        {
          id: `outside:${calendarId}:match:2026-10-08`,
          type: 'calendar_event',
          title: 'Football match',
          content: 'Boots and shin pads',
          highlights: ['Boots and shin pads'],
          author: 'Hillside school',
          authorMemberId: null,
          date: '2026-10-08',
          category: 'Hillside school',
          url: '/dashboard#calendar',
          metadata: { eventDate: '2026-10-08' },
        },
      ],
    });
  });

  it.each<[string, SearchRequest, string[]]>([
    ['on the first day of a window', { startDate: '2026-10-09' }, ['2026-10-15']],
    ['in a window of the past', { endDate: '2026-09-30' }, ['2026-09-03']],
    ['not between its days', { startDate: '2026-10-09', endDate: '2026-10-14' }, []],
    ['by the name of its calendar', { categories: ['HILLSIDE school'] }, ['2026-10-08']],
    ['by no member’s name', { authors: ['Ada'] }, []],
  ])('is found %s', async (_how, asked, expected) => {
    expect(await dates(family.viewer, 'football', asked)).toEqual(expected);
  });

  it('is found on its last day once it has ended', async () => {
    expect(await dates(family.viewer, 'zoo')).toEqual(['2026-06-02']);
    expect(await dates(family.viewer, 'zoo', { status: 'active' })).toEqual([]);
  });

  it("is listed with the family's own events, for that family only", async () => {
    const other = await familyRows(test);
    const theirs = await addCalendar(other.familyId, other.ids[0], 'Club');
    await addOccurrences(other.familyId, theirs, 'match', 'Football of others', ['2026-10-09']);
    expect(await dates(other.viewer, 'football')).toEqual(['2026-10-09']);
    expect(await dates(family.viewer, 'football')).toEqual(['2026-10-08']);
    expect(await dates(family.viewer, 'others')).toEqual([]);
  });
});
