import { asOwner, familyRows, startTestApp, type FamilyRows, type TestApp } from '../../test';
import { BirthdaysService, CalendarService } from '../calendar';
import { FamiliesService } from '../families';
import { Settling } from '../families/members/settling';
import { JobsService } from '../jobs';
import { SettleInService } from './settle-in.service';

const DAY = 86_400_000;

let test: TestApp;
let family: FamilyRows;
const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get<T>(type);
const steps = (viewer = family.viewer) => get(SettleInService).find(viewer);

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-10-08T09:30:00Z');
  family = await familyRows(test);
  await asOwner(
    'update family set created_at = $2 where id = $1',
    [family.familyId, test.clock.now()],
    test.urls.owner,
  );
});

it("counts the family's records only", async () => {
  const other = await familyRows(test);
  await get(JobsService).add(other.viewer, { title: 'Theirs' });
  expect(await steps()).toEqual({ birthdays: 0, calendars: 0, jobs: 0, invitations: 0 });
  await get(BirthdaysService).add(family.viewer, [
    { memberName: 'Ben', birthDate: '1984-03-02', memberId: family.ids[1] ?? '' },
  ]);
  await get(CalendarService).add(family.viewer, { title: 'Dentist', eventDate: '2026-10-09' });
  const job = await get(JobsService).add(family.viewer, { title: 'Bins' });
  await get(JobsService).setCompleted(family.viewer, job.id, true);
  const gone = await get(JobsService).add(family.viewer, { title: 'Gone' });
  await get(JobsService).delete(family.viewer, gone.id);
  expect(await steps()).toEqual({ birthdays: 1, calendars: 0, jobs: 1, invitations: 0 });
});

it('is shown for thirty days, and closed by each person for themselves', async () => {
  const families = get(FamiliesService);
  const isShown = async (viewer = family.viewer) => (await families.find(viewer))?.isSettlingIn;
  expect(await get(Settling).close(family.viewer, true)).toMatchObject({ isSettlingIn: false });
  expect([await isShown(), await isShown(family.other)]).toEqual([false, true]);
  await get(Settling).close(family.viewer, false);
  test.clock.advance(30 * DAY - 1_000);
  expect(await isShown()).toBe(true);
  test.clock.advance(1_000);
  expect(await isShown()).toBe(false);
});
