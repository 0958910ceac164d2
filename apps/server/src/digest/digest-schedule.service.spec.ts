import { asOwner, startTestApp, type TestApp } from '../../test';
import { CalendarService, type CalendarEventChanges } from '../calendar';
import { FamiliesService, MembersService } from '../families';
import { JobsService } from '../jobs';
import { NotificationPreferencesService } from '../notifications';
import { DigestSchedule } from './digest-schedule';
import { digestFamily, type DigestFamily } from './digest.test-kit';
import { DigestService } from './digest.service';

let test: TestApp;
let calendar: CalendarService;
beforeAll(async () => {
  test = await startTestApp();
  calendar = test.app.get(CalendarService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-07T20:00:00Z'));

const sql = (text: string, values: unknown[] = []) => asOwner(text, values, test.urls.owner);

const dentist = (rest: CalendarEventChanges = {}): CalendarEventChanges => ({
  title: 'Dentist',
  eventDate: '2026-10-08',
  eventTime: '15:00',
  ...rest,
});

/** A family with a dentist's appointment on 8 October, polled the evening before. */
async function withDentist(place?: Parameters<typeof digestFamily>[1]): Promise<DigestFamily> {
  const family = await digestFamily(test, place);
  await calendar.add(family.viewer, dentist());
  expect(await family.subjects()).toEqual([]);
  return family;
}
const THURSDAY = 'Thursday 8 October: 1 event today';

describe('the morning digest', () => {
  it('is sent once to everybody with an account, at seven and not before', async () => {
    const family = await withDentist();
    test.clock.set('2026-10-08T05:59:59Z');
    expect(await family.subjects()).toEqual([]);
    test.clock.set('2026-10-08T06:00:00Z');
    expect(await family.subjects()).toEqual([THURSDAY]);
    expect(await family.subjects('Ben')).toEqual([THURSDAY]);
    expect(await family.subjects('Cleo')).toEqual([]);
    test.clock.set('2026-10-08T06:10:00Z');
    expect(await family.subjects()).toEqual([THURSDAY]);
  });

  it('is sent every morning with content', async () => {
    const family = await withDentist();
    await calendar.add(family.viewer, dentist({ title: 'Swimming', eventDate: '2026-10-10' }));
    for (const day of ['08', '09', '10', '11', '12']) {
      test.clock.set(`2026-10-${day}T06:00:00Z`);
      await family.mails();
    }
    expect(await family.subjects()).toEqual([
      'Thursday 8 October: 1 event today, 1 event in the days ahead',
      'Friday 9 October: 1 event in the days ahead',
      'Saturday 10 October: 1 event today',
    ]);
  });

  it.each([
    ['America/New_York', '2026-10-08T11:00:00Z'],
    ['Asia/Kathmandu', '2026-10-08T01:15:00Z'],
    ['Pacific/Kiritimati', '2026-10-07T17:00:00Z'],
  ])('comes at seven in %s', async (timeZone, seven) => {
    test.clock.set(new Date(Date.parse(seven) - 10 * 3_600_000));
    const family = await withDentist({ timeZone });
    test.clock.set(new Date(Date.parse(seven) - 1_000));
    expect(await family.subjects()).toEqual([]);
    test.clock.set(seven);
    expect(await family.subjects()).toEqual([THURSDAY]);
  });

  it.each([
    ['Europe/London', '2026-10-25', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'],
    ['Europe/London', '2026-03-29', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-29T03:59:59Z', '2026-03-29T04:00:00Z'],
  ])('is right in %s on %s, when the clocks change', async (timeZone, eventDate, before, seven) => {
    test.clock.set(new Date(Date.parse(seven) - 12 * 3_600_000));
    const family = await digestFamily(test, { timeZone });
    await calendar.add(family.viewer, dentist({ eventDate }));
    await family.mails();
    test.clock.set(before);
    expect(await family.subjects()).toEqual([]);
    test.clock.set(seven);
    expect(await family.subjects()).toHaveLength(1);
    expect((await family.subjects())[0]).toMatch(/^Sunday (25 October|29 March): 1 event today$/);
  });

  it('is sent late when no server ran at seven, but not from noon on', async () => {
    const [late, missed] = [await withDentist(), await withDentist()];
    test.clock.set('2026-10-08T10:59:59Z');
    expect(await late.subjects()).toEqual([THURSDAY]);
    await sql(`update digest_schedule set last_day = '2026-10-07', due_at = '2026-10-08 06:00Z' where family_id = $1`, [
      missed.familyId,
    ]);
    await sql('delete from dev_mail');
    test.clock.set('2026-10-08T22:00:00Z');
    expect(await missed.subjects()).toEqual([]);
    await calendar.add(missed.viewer, dentist({ title: 'Swimming', eventDate: '2026-10-09' }));
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await missed.subjects()).toEqual(['Friday 9 October: 1 event today']);
  });

  it('is not sent without content, nor for a bank holiday alone', async () => {
    const family = await digestFamily(test);
    await calendar.add(family.viewer, dentist({ eventDate: '2026-09-01' }));
    test.clock.set('2026-12-24T20:00:00Z');
    await family.mails();
    test.clock.set('2026-12-25T07:00:00Z');
    expect(await family.subjects()).toEqual([]);
    await test.app.get(JobsService).add(family.viewer, { title: 'Carve the roast', dueDate: '2026-12-26' });
    test.clock.set('2026-12-26T07:00:00Z');
    expect(await family.subjects()).toEqual(['Saturday 26 December: 1 job to do']);
    const [mail] = await family.mails();
    expect(mail?.text).toContain('Boxing Day (Bank holiday)');
  });

  it('is not sent to members who switched it off, left, or have no address', async () => {
    const family = await withDentist();
    await test.app.get(NotificationPreferencesService).update(family.viewer, { digestEnabled: false });
    await test.app.get(MembersService).remove(family.viewer, family.ids[1] ?? '');
    test.clock.set('2026-10-08T06:00:00Z');
    expect([await family.subjects(), await family.subjects('Ben')]).toEqual([[], []]);
    await test.app.get(NotificationPreferencesService).update(family.viewer, { digestEnabled: true });
    expect(await family.subjects()).toEqual([]);
    await calendar.add(family.viewer, dentist({ eventDate: '2026-10-09' }));
    await sql('update membership set email = null where id = $1', [family.ids[0]]);
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await family.subjects()).toEqual([]);
  });

  it("follows a change of the family's zone, and is never sent twice for one day", async () => {
    const family = await withDentist();
    const move = (timeZone: string) => test.app.get(FamiliesService).updateSettings(family.viewer, { timeZone });
    await family.mails();
    await move('Europe/Athens');
    test.clock.set('2026-10-08T04:00:00Z');
    expect(await family.subjects()).toEqual([THURSDAY]);
    await move('America/New_York');
    test.clock.set('2026-10-08T11:00:00Z');
    expect(await family.subjects()).toEqual([THURSDAY]);
  });

  it('is skipped when somebody has just sent it by hand', async () => {
    const family = await withDentist();
    test.clock.set('2026-10-08T05:30:00Z');
    await test.app.get(DigestService).send(family.viewer);
    test.clock.set('2026-10-08T06:00:00Z');
    expect(await family.subjects()).toEqual([THURSDAY]);
  });

  it('is sent once by concurrent pollers', async () => {
    const families = await Promise.all(Array.from({ length: 5 }, () => withDentist()));
    test.clock.set('2026-10-08T06:00:00Z');
    const schedule = test.app.get(DigestSchedule);
    await Promise.all(
      families.flatMap(({ familyId }) => Array.from({ length: 4 }, () => schedule.work(familyId, test.clock.now()))),
    );
    for (const family of families)
      expect([await family.subjects(), await family.subjects('Ben')]).toEqual([[THURSDAY], [THURSDAY]]);
  });

  it('is atomic per family, retried after a failure, and does not delay other families', async () => {
    const [stuck, fine] = [await withDentist(), await withDentist()];
    // its second mail cannot be written
    await sql(`alter table job_outbox add constraint stuck check (data->>'to' <> 'ben@${stuck.familyId}.example.org')`);
    test.clock.set('2026-10-08T06:00:00Z');
    expect(await fine.subjects()).toEqual([THURSDAY]);
    expect([await stuck.subjects(), await stuck.subjects('Ben')]).toEqual([[], []]);
    await sql('alter table job_outbox drop constraint stuck');
    expect([await stuck.subjects(), await stuck.subjects('Ben')]).toEqual([[THURSDAY], [THURSDAY]]);
  });

  it("starts with the first seven o'clock after the family was created", async () => {
    test.clock.set('2026-10-08T08:00:00Z');
    const family = await digestFamily(test);
    await calendar.add(family.viewer, dentist());
    await calendar.add(family.viewer, dentist({ eventDate: '2026-10-09' }));
    expect(await family.subjects()).toEqual([]);
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await family.subjects()).toEqual(['Friday 9 October: 1 event today']);
  });
});
