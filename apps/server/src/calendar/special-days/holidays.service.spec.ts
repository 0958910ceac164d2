import { familyRows, sharedTestApp, type FamilyPlace, type TestApp } from '../../../test';
import { CalendarService } from '../events/calendar.service';

let test: TestApp;
let calendar: CalendarService;
beforeAll(async () => {
  test = await sharedTestApp();
  calendar = test.app.get(CalendarService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = (place?: FamilyPlace) => familyRows(test, place);

describe('bank holidays', () => {
  const titles = async (place: FamilyPlace, from: string, to: string) =>
    (await calendar.between((await family(place)).viewer, from, to)).map(({ eventDate, title }) => [eventDate, title]);

  it('follow the family’s country, region and language', async () => {
    expect(await titles({ country: 'GB', region: null }, '2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-31', 'Summer bank holiday'],
    ]);
    expect(await titles({ country: 'GB', region: 'SCT' }, '2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-03', 'Summer bank holiday'],
    ]);
    expect(await titles({ country: 'DE', region: 'BY', locale: 'de-DE' }, '2027-01-01', '2027-01-31')).toEqual([
      ['2027-01-01', 'Neujahr'],
      ['2027-01-06', 'Heilige Drei Könige'],
    ]);
    expect(await titles({ country: 'US', region: null, locale: 'en-US' }, '2026-11-20', '2026-11-30')).toEqual([
      ['2026-11-26', 'Thanksgiving Day'],
    ]);
    expect(await titles({ country: 'XX', region: null }, '2026-01-01', '2026-12-31')).toEqual([]);
  });

  it('are only the family’s bank holidays: no observances, no duplicate half days', async () => {
    const { viewer } = await family();
    const year = await calendar.between(viewer, '2026-01-01', '2026-12-31');
    expect(year.map(({ eventDate }) => eventDate)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
      '2026-05-25',
      '2026-08-31',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ]);
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
    expect(year[0]).toMatchObject({
      id: 'holiday:GB-ENG:2026-01-01:0',
      title: "New Year's Day",
      endDate: '2026-01-01',
      who: 'Family',
      isBankHoliday: true,
      isSystemEvent: true,
      createdByMemberId: null,
    });
  });

  it('may last several days, also across a clock change, and are found from any of them', async () => {
    const { viewer } = await family({ country: 'SA', region: null, timeZone: 'Asia/Riyadh' });
    const [eid] = await calendar.between(viewer, '2026-03-21', '2026-03-22');
    expect(eid).toMatchObject({ eventDate: '2026-03-19', endDate: '2026-03-22' });
    // 30 March 2025: clocks went forward in Sarajevo, so that the three days are 71 hours
    const bosnia = await family({ country: 'BA', region: null, timeZone: 'Europe/Sarajevo' });
    expect(await calendar.between(bosnia.viewer, '2025-04-01', '2025-04-01')).toMatchObject([
      { eventDate: '2025-03-30', endDate: '2025-04-01' },
    ]);
    const swazi = await family({ country: 'SZ', region: null, timeZone: 'Africa/Mbabane' });
    expect(await calendar.between(swazi.viewer, '2027-01-02', '2027-01-02')).toMatchObject([
      { eventDate: '2026-12-28', endDate: '2027-01-02' },
    ]);
  });

  it('reach from a year back to two years ahead in the whole list, and are never counted', async () => {
    const { viewer } = await family();
    const all = await calendar.all(viewer);
    expect([all[0]?.eventDate, all.at(-1)?.eventDate]).toEqual(['2025-12-25', '2028-08-28']);
    expect(await calendar.counts(viewer)).toMatchObject({ total: 0 });
  });

  it('can be read, but not changed or deleted', async () => {
    const { viewer } = await family();
    const id = 'holiday:GB-ENG:2026-12-25:0';
    expect(await calendar.get(viewer, id)).toMatchObject({ title: 'Christmas Day' });
    for (const attempt of [calendar.update(viewer, id, { title: 'x' }), calendar.delete(viewer, id)])
      await expect(attempt).rejects.toMatchObject({ code: 'SYSTEM_EVENT', kind: 'conflict' });
    for (const wrong of ['holiday:GB-ENG:2026-12-24:0', 'holiday:FR:2026-12-25:0', 'holiday:GB-ENG:2026-12-25:9'])
      await expect(calendar.delete(viewer, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
