import { startTestApp, type TestApp } from '../../test';
import { FeatureAccess } from '../billing';
import { CalendarService, type CalendarEventChanges } from '../calendar';
import { JobsService } from '../jobs';
import { NotificationPreferencesService } from '../notifications';
import type { Viewer } from '../platform/auth';
import { DigestSources } from '../platform/digest';
import { toPublicError } from '../platform/errors';
import { digestFamily } from './digest.test-kit';
import { DigestService } from './digest.service';

let test: TestApp;
let calendar: CalendarService;
let jobs: JobsService;
let digests: DigestService;
beforeAll(async () => {
  test = await startTestApp();
  calendar = test.app.get(CalendarService);
  jobs = test.app.get(JobsService);
  digests = test.app.get(DigestService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const on = (eventDate: string, title: string, rest: CalendarEventChanges = {}): CalendarEventChanges => ({
  title,
  eventDate,
  ...rest,
});
const refusal = (viewer: Viewer) => digests.send(viewer).then(() => null, toPublicError);

describe('a digest sent by hand', () => {
  it('reports recipients and counts: repeats, several days and nights, no bank holidays', async () => {
    const family = await digestFamily(test);
    await calendar.add(family.viewer, on('2026-09-10', 'Swimming', { isRecurring: true, recurringType: 'weekly' }));
    await calendar.add(family.viewer, on('2026-10-07', 'Night shift', { eventTime: '22:00', eventEndTime: '11:00' }));
    await calendar.add(family.viewer, on('2026-10-06', 'Granny staying', { endDate: '2026-10-10' }));
    await calendar.add(family.viewer, on('2026-10-14', 'Last of the week'));
    await calendar.add(family.viewer, on('2026-10-15', 'Too far'));
    await calendar.add(family.viewer, on('2026-10-07', 'Gone'));
    for (const dueDate of ['2026-10-01', '2026-10-08', '2026-10-14', '2026-10-15', null])
      await jobs.add(family.viewer, { title: `Due ${dueDate}`, dueDate });
    const [done, deleted] = [
      await jobs.add(family.viewer, { title: 'Gone: done', dueDate: '2026-10-08' }),
      await jobs.add(family.viewer, { title: 'Gone: deleted', dueDate: '2026-10-08' }),
    ];
    await jobs.setCompleted(family.viewer, done.id, true);
    await jobs.delete(family.viewer, deleted.id);
    expect(await digests.send(family.viewer)).toEqual({
      recipients: ['Ada', 'Ben'],
      data: { todayEvents: 3, weekEvents: 4, todos: 3, wishlistItems: 0 },
    });
    const [mail] = await family.mails();
    expect(mail?.subject).toBe('Thursday 8 October: 3 events today, 3 jobs to do');
    expect(mail?.text).toMatch(/^Good morning, Adeline\nThursday 8 October\n/);
    expect(mail?.text).not.toMatch(/Too far|Gone|Due 2026-10-15|Due null/);
    expect((await family.mails('Ben'))[0]?.text).toMatch(/^Good morning, Ben\n/);
  });

  it('can be previewed any number of times without being sent', async () => {
    const family = await digestFamily(test);
    await calendar.add(family.viewer, on('2026-10-08', 'Choir', { eventTime: '15:30', who: 'Ben' }));
    await jobs.add(family.viewer, { title: 'Bins', dueDate: '2026-10-07' });
    await digests.preview(family.viewer);
    expect(await digests.preview(family.viewer)).toMatchObject({
      subject: 'Thursday 8 October: 1 event today, 1 job to do',
      greeting: 'Good morning, Adeline',
      sections: expect.arrayContaining([
        expect.objectContaining({
          groups: [
            expect.objectContaining({
              rows: [expect.objectContaining({ title: 'Choir', time: '15:30', names: 'Ben' })],
            }),
          ],
        }),
      ]) as unknown,
    });
    expect(await family.mails()).toEqual([]);
    expect(await digests.send(family.viewer)).toMatchObject({ recipients: ['Ada', 'Ben'] });
  });

  it('is limited to one per hour and family, and reports the retry time', async () => {
    const [family, other] = [await digestFamily(test), await digestFamily(test)];
    await digests.send(family.viewer);
    test.clock.advance(3_599_000);
    expect(await refusal(family.other)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'The daily digest was sent less than an hour ago.',
      details: { retryAt: '2026-10-08T10:30:00.000Z', retryAfterSeconds: 1 },
    });
    await digests.send(other.viewer);
    test.clock.advance(1_000);
    await digests.send(family.other);
    expect(await family.mails()).toHaveLength(2);
  });

  it('is sent once for concurrent requests', async () => {
    const family = await digestFamily(test);
    const answers = await Promise.all([family.viewer, family.other, family.viewer].map(refusal));
    expect(answers.filter((error) => error === null)).toHaveLength(1);
    expect(answers.filter((error) => error?.code === 'RATE_LIMITED')).toHaveLength(2);
    expect([(await family.mails()).length, (await family.mails('Ben')).length]).toEqual([1, 1]);
  });

  it('is sent even without content', async () => {
    const family = await digestFamily(test);
    expect((await digests.send(family.viewer)).data).toEqual({
      todayEvents: 0,
      weekEvents: 0,
      todos: 0,
      wishlistItems: 0,
    });
    expect((await family.mails())[0]).toMatchObject({
      subject: 'Thursday 8 October: nothing planned',
      text: expect.stringContaining('Nothing in the calendar today.') as string,
    });
  });

  it('skips members who switched it off, and is refused when that is everybody', async () => {
    const family = await digestFamily(test);
    const preferences = test.app.get(NotificationPreferencesService);
    await preferences.update(family.viewer, { digestEnabled: false });
    expect((await digests.send(family.viewer)).recipients).toEqual(['Ben']);
    test.clock.advance(3_600_000);
    await preferences.update(family.other, { digestEnabled: false });
    expect(await refusal(family.viewer)).toMatchObject({
      status: 409,
      message: 'Nobody in your family gets the daily digest: it is switched off for everybody.',
    });
    // a refusal does not start the hour
    await preferences.update(family.other, { digestEnabled: true });
    expect((await digests.send(family.viewer)).recipients).toEqual(['Ben']);
    expect(await family.mails()).toEqual([]);
  });

  it('is for members of a family', async () => {
    const { viewer } = await digestFamily(test);
    expect(await refusal({ ...viewer, familyId: null, membershipId: null, role: null })).toMatchObject({
      code: 'NO_FAMILY',
    });
  });

  it("omits features outside the family's plan", async () => {
    const family = await digestFamily(test);
    await jobs.add(family.viewer, { title: 'Bins', dueDate: '2026-10-08' });
    const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
    try {
      expect((await digests.send(family.viewer)).data.todos).toBe(0);
      expect((await family.mails())[0]?.text).not.toContain('Bins');
    } finally {
      has.mockRestore();
    }
  });

  it('contains nothing of another family', async () => {
    const [family, other] = [await digestFamily(test), await digestFamily(test)];
    await calendar.add(other.viewer, on('2026-10-08', 'Not yours'));
    await jobs.add(other.viewer, { title: 'Not your job', dueDate: '2026-10-08' });
    await digests.send(family.viewer);
    expect((await family.mails())[0]?.text).not.toContain('Not your');
    expect(await other.mails()).toEqual([]);
  });
});

describe('its text', () => {
  it('lists what concerns the reader first, and names the others', async () => {
    const family = await digestFamily(test);
    await calendar.add(family.viewer, on('2026-10-08', 'Chess', { eventTime: '08:00', who: 'Ben' }));
    await calendar.add(family.viewer, on('2026-10-08', 'Film night', { eventTime: '18:30', eventEndTime: '20:00' }));
    await calendar.add(family.viewer, on('2026-10-08', 'Dentist', { eventTime: '15:00', who: 'Ada, Cleo' }));
    await calendar.add(family.viewer, on('2026-10-09', 'Gala', { who: 'Ben', description: 'Elm Road\nBring a towel' }));
    await jobs.add(family.viewer, { title: 'Bins', dueDate: '2026-10-08', dueTime: '19:00', assignedTo: 'Ben' });
    await jobs.add(family.viewer, { title: 'Post', dueDate: '2026-10-05', assignedTo: 'Ada' });
    await jobs.add(family.viewer, { title: 'Hoover', dueDate: '2026-10-11' });
    await digests.send(family.viewer);
    const body = (text = ''): string => text.slice(text.indexOf('## Today'), text.indexOf('Open Homefold'));
    const [ada] = await family.mails();
    expect(body(ada?.text)).toBe(`## Today

For you
- 15:00 Dentist (You, Cleo)
- 18:30–20:00 Film night

For the others
- 08:00 Chess (Ben)

Calendar: http://localhost:3000/dashboard#calendar/2026-10-08

## Jobs

Yours
- [ ] Post (You, Overdue since Monday)

Anyone’s
- [ ] Hoover (Due Sunday)

The others’
- [ ] Bins (Ben, Due today by 19:00)

All jobs: http://localhost:3000/dashboard#todos

## The week ahead

Tomorrow, Friday 9 October
- All day: Gala (Ben, Elm Road)

Calendar: http://localhost:3000/dashboard#calendar/2026-10-08

`);
    const [ben] = await family.mails('Ben');
    expect(body(ben?.text)).toMatch(
      /For you\n- 08:00 Chess \(You\)\n- 18:30–20:00 Film night\n\nFor the others\n- 15:00/,
    );
  });

  it('gives the end of events that have begun', async () => {
    const family = await digestFamily(test);
    await calendar.add(family.viewer, on('2026-10-07', 'Night shift', { eventTime: '22:00', eventEndTime: '11:00' }));
    await calendar.add(family.viewer, on('2026-10-06', 'Granny staying', { endDate: '2026-10-10' }));
    await calendar.add(family.viewer, on('2026-10-12', 'Leeds', { endDate: '2026-10-13' }));
    const late = { eventTime: '22:00', eventEndTime: '01:00' };
    await calendar.add(family.viewer, on('2026-10-08', 'Disco', { ...late, endDate: '2026-10-09' }));
    await calendar.add(family.viewer, on('2026-10-10', 'Party', { ...late, endDate: '2026-10-11' }));
    await digests.send(family.viewer);
    const [mail] = await family.mails();
    expect(mail?.text).toContain('- All day: Granny staying (until Saturday 10 October)');
    expect(mail?.text).toContain('\n- Night shift (until 11:00)');
    expect(mail?.text).toContain('\n- 22:00–01:00 Disco\n');
    expect(mail?.text).toContain('Saturday 10 October\n- 22:00–01:00 Party\n');
    expect(mail?.text).toContain('Monday 12 October\n- All day: Leeds (until Tuesday 13 October)');
  });

  it("uses the family's locale, zone and time of day", async () => {
    const family = await digestFamily(test, { timeZone: 'America/New_York', locale: 'en-US', country: 'US' });
    test.clock.set('2026-10-08T23:30:00Z');
    await calendar.add(family.viewer, on('2026-10-08', 'Cinema', { eventTime: '20:15' }));
    await digests.send(family.viewer);
    const [mail] = await family.mails();
    expect(mail?.subject).toBe('Thursday, October 8: 1 event today');
    expect(mail?.text).toMatch(/^Good evening, Adeline\n/);
    expect(mail?.text).toContain('- 8:15 PM Cinema');
  });

  it('escapes user text', async () => {
    const family = await digestFamily(test);
    const evil = `<script>alert(1)</script> & "Zoë" <img src=x onerror='alert(2)'> {{constructor}}`;
    await calendar.add(family.viewer, on('2026-10-08', evil, { description: evil }));
    await jobs.add(family.viewer, { title: evil, dueDate: '2026-10-08' });
    await digests.send(family.viewer);
    const [mail] = await family.mails();
    expect(mail?.html).not.toMatch(/<script|<img/i);
    expect(mail?.html.split('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Zoë&quot;')).toHaveLength(4);
    expect(mail?.text).toContain(evil);
  });

  it('is short enough for a mail, and counts what is omitted', async () => {
    const family = await digestFamily(test);
    for (let n = 0; n < 25; n++)
      await calendar.add(
        family.viewer,
        on('2026-10-08', `Event ${n} ${'x'.repeat(180)}`, { description: 'y'.repeat(3000) }),
      );
    for (let n = 0; n < 120; n++) {
      test.clock.advance(1);
      await jobs.add(family.viewer, { title: `Job ${n}`, dueDate: '2026-10-08' });
    }
    expect((await digests.send(family.viewer)).data).toMatchObject({ todayEvents: 25, todos: 120 });
    const [mail] = await family.mails();
    expect(mail?.text).toContain('and 5 more: http://localhost:3000/dashboard#calendar/2026-10-08');
    expect(mail?.text).toContain('and 105 more: http://localhost:3000/dashboard#todos');
    // the largest mail services truncate mails above 102 kB
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(100_000);
  });

  it('supports sources that show different lines to different members', async () => {
    const family = await digestFamily(test);
    const sources = test.app.get(DigestSources);
    sources.register({
      name: 'wishes of the spec',
      read: () =>
        Promise.resolve((membershipId) => ({
          sections: [
            {
              order: 15,
              title: 'Wishes',
              link: { label: 'Wishlist', path: '/dashboard#wishlist' },
              items:
                membershipId === family.ids[0]
                  ? []
                  : [
                      {
                        date: '2026-10-08',
                        time: null,
                        title: 'A kite for Ada',
                        memberIds: [],
                        path: '/dashboard#wishlist',
                      },
                    ],
            },
          ],
          counts: { wishlistItems: membershipId === family.ids[0] ? 0 : 1 },
        })),
    });
    expect((await digests.send(family.viewer)).data.wishlistItems).toBe(0);
    expect((await family.mails())[0]?.text).not.toMatch(/kite|wish/i);
    const [ben] = await family.mails('Ben');
    expect(ben?.subject).toBe('Thursday 8 October: 1 wish');
    expect(ben?.text).toMatch(/## Today[^]*## Wishes[^]*A kite for Ada/);
    expect(() => sources.register({ name: 'calendar', read: () => Promise.reject(new Error('no')) })).toThrow('two');
  });
});
