import { asOwner, familyRows, sharedTestApp, type FamilyPlace, type TestApp } from '../../../test';
import { BirthdaysService } from './birthdays.service';
import { CalendarService } from '../events/calendar.service';

let test: TestApp;
let calendar: CalendarService;
let birthdays: BirthdaysService;
beforeAll(async () => {
  test = await sharedTestApp();
  calendar = test.app.get(CalendarService);
  birthdays = test.app.get(BirthdaysService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = (place?: FamilyPlace) => familyRows(test, place);
const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);
const stored = (familyId: string) =>
  owner<{ n: number }>('select count(*)::int as n from calendar_event where family_id = $1', [familyId]).then(
    ([row]) => row?.n,
  );

describe('birthdays', () => {
  const row = (memberName: string, birthDate = '2015-06-05', rest: object = {}) => ({ memberName, birthDate, ...rest });

  it('creates one yearly birthday per member, and corrects it the next time', async () => {
    const { viewer, other, ids, familyId } = await family();
    const [first, ...others] = await birthdays.add(viewer, [row('Ben', '2016-02-29', { memberId: ids[1] })]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: "Ben's birthday",
      eventDate: '2016-02-29',
      endDate: '2016-02-29',
      eventTime: null,
      emoji: '🎂',
      who: 'Ben',
      isRecurring: true,
      recurringType: 'yearly',
      recurringInterval: 1,
      birthdayOfMemberId: ids[1],
    });
    // case differs from the member's name, which the title uses
    const [same] = await birthdays.add(viewer, [row('ben', '2016-02-29', { memberId: ids[1] })]);
    expect(same).toMatchObject({ id: first?.id, title: "Ben's birthday" });
    const [byUserId] = await birthdays.add(viewer, [row('Ben', '2016-02-29', { memberId: other.userId })]);
    expect(byUserId).toMatchObject({ id: first?.id, title: "Ben's birthday" });
    const [moved] = await birthdays.add(viewer, [row('Ben', '2016-02-28', { emoji: '🎈' })]);
    expect(moved).toMatchObject({ id: first?.id, eventDate: '2016-02-28', emoji: '🎈', title: "Ben's birthday" });
    expect(await stored(familyId)).toBe(1);
  });

  it('creates no duplicate for a repeated, reordered or concurrent batch', async () => {
    const { viewer, other, ids, familyId } = await family();
    const batch = [
      row('Ada', '1985-03-01', { memberId: ids[0] }),
      row('Ben'),
      row('Granny', '1950-01-31'),
      row('Granny', '1950-01-31'),
    ];
    const [one, two, three] = await Promise.all([
      birthdays.add(viewer, batch),
      birthdays.add(other, [...batch].reverse()),
      birthdays.add(viewer, batch),
    ]);
    expect(one).toHaveLength(3);
    expect(two?.map(({ id }) => id).sort()).toEqual(one?.map(({ id }) => id).sort());
    expect(await birthdays.add(viewer, batch)).toEqual(three);
    expect(await stored(familyId)).toBe(3);
    const feed = await owner<{ description: string }>('select description from activity where family_id = $1', [
      familyId,
    ]);
    expect(feed).toEqual([{ description: 'added 3 birthdays to the calendar' }]);
  });

  it('adopts the birthday of somebody who has become a member since', async () => {
    const { viewer, familyId, ids } = await family();
    const [before] = await birthdays.add(viewer, [row('Cleo')]);
    expect(before).toMatchObject({ who: 'Family', birthdayOfMemberId: null });
    await owner(`update membership set display_name = 'Cleo' where id = $1`, [ids[1]]);
    const [after] = await birthdays.add(viewer, [row('Cleo')]);
    expect(after).toMatchObject({ id: before?.id, who: 'Cleo', birthdayOfMemberId: ids[1] });
    expect(await stored(familyId)).toBe(1);
  });

  it('refuses a batch with one bad row as a whole, and names the row', async () => {
    const { viewer, familyId } = await family();
    const outsider = await family();
    const refused = async (bad: object, field: string | undefined, code = 'INVALID') => {
      const rejection = expect(birthdays.add(viewer, [row('Ada'), row('Ben', '2015-06-05', bad)])).rejects;
      await rejection.toMatchObject({ code, ...(field ? { extras: { field } } : {}) });
    };
    await refused({ birthDate: '2026-02-30' }, 'birthdays.1.birthDate');
    await refused({ memberName: 'x'.repeat(81) }, 'birthdays.1.memberName');
    await refused({ emoji: '<b>' }, 'birthdays.1.emoji');
    await refused({ memberId: outsider.ids[0] }, undefined, 'NOT_FOUND');
    await refused({ memberId: 'x' }, undefined, 'NOT_FOUND');
    await expect(birthdays.add(viewer, [])).rejects.toMatchObject({ extras: { field: 'birthdays' } });
    await expect(
      birthdays.add(
        viewer,
        Array.from({ length: 51 }, () => row('Ada')),
      ),
    ).rejects.toMatchObject({
      extras: { field: 'birthdays' },
    });
    expect(await stored(familyId)).toBe(0);
  });

  it('is not restored next to its replacement', async () => {
    const { viewer } = await family();
    const [old] = await birthdays.add(viewer, [row('Ben')]);
    await calendar.delete(viewer, old?.id ?? '');
    const [young] = await birthdays.add(viewer, [row('Ben')]);
    expect(young?.id).not.toBe(old?.id);
    await expect(calendar.restore(viewer, old?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT', kind: 'conflict' });
    await calendar.delete(viewer, young?.id ?? '');
    expect(await calendar.restore(viewer, old?.id ?? '')).toMatchObject({ id: old?.id });
  });
});
