import { randomUUID } from 'node:crypto';
import { familyRows, startTestApp, type TestApp } from '../../test';
import { CalendarService } from '../calendar';
import type { Viewer } from '../platform/auth';
import { BinSources, type BinEntry, type BinSource } from '../platform/bin';
import { BinService } from './bin.service';

/** Items of another domain, in memory. */
class Shelf implements BinSource {
  entries: BinEntry[] = [];

  constructor(readonly type: string) {}

  page: BinSource['page'] = async (_viewer, { limit, after }) => ({
    total: this.entries.length,
    entries: this.entries
      .filter(
        ({ deletedAt, id }) =>
          !after || deletedAt < after.deletedAt || (+deletedAt === +after.deletedAt && id < after.id),
      )
      .sort((a, b) => +b.deletedAt - +a.deletedAt || (a.id < b.id ? 1 : -1))
      .slice(0, limit),
  });
  restore: BinSource['restore'] = async (_viewer, id) => ({ id, title: 'Thing', date: null });
  lock: BinSource['lock'] = async () => undefined;
  remove: BinSource['remove'] = async () => undefined;
  empty: BinSource['empty'] = async () => this.entries.splice(0).length;
  purge: BinSource['purge'] = async () => 0;
}

let test: TestApp;
let bin: BinService;
let calendar: CalendarService;
const [before, behind] = [new Shelf('a_thing'), new Shelf('z_thing')];

beforeAll(async () => {
  test = await startTestApp();
  bin = test.app.get(BinService);
  calendar = test.app.get(CalendarService);
  for (const shelf of [before, behind]) test.app.get(BinSources).register(shelf);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.set('2026-10-08T09:30:00Z');
  before.entries = [];
  behind.entries = [];
});

const TYPE = 'calendar_event';

/** Adds and deletes events, one after the other or all at the same moment. */
async function deleted(viewer: Viewer, titles: string[], apart = 1000): Promise<string[]> {
  const ids = [];
  for (const title of titles) {
    const { id } = await calendar.add(viewer, { title, eventDate: '2026-10-12' });
    ids.push((await calendar.delete(viewer, id)).id);
    test.clock.advance(apart);
  }
  return ids;
}

const entry = (title: string, deletedAt: Date): BinEntry => ({
  id: randomUUID(),
  title,
  detail: '',
  emoji: null,
  deletedAt,
  deletedByMemberId: randomUUID(),
  deletedByName: 'Ben',
});

async function everyPage(viewer: Viewer, first: number): Promise<string[]> {
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<BinService['page']>> = await bin.page(viewer, first, after);
    expect(page.items.length).toBeGreaterThan(0);
    titles.push(...page.items.map(({ title }) => title));
    after = page.nextCursor;
  } while (after);
  return titles;
}

describe('a page', () => {
  it('merges the items of every domain, newest first, without duplicates', async () => {
    const { viewer } = await familyRows(test);
    const now = test.clock.now();
    before.entries = [entry('A now', now), entry('A old', new Date(+now - 60_000))];
    behind.entries = [entry('Z now', now), entry('Z new', new Date(+now + 60_000))];
    await deleted(viewer, ['E', 'E', 'E'], 0);
    const order = ['Z new', 'A now', 'E', 'E', 'E', 'Z now', 'A old'];
    for (const first of [1, 2, 3, 50]) expect(await everyPage(viewer, first)).toEqual(order);
    expect((await bin.page(viewer, 2)).total).toBe(7);
  });

  it('is empty when there is nothing', async () => {
    const { viewer } = await familyRows(test);
    expect(await bin.page(viewer, 50)).toEqual({ items: [], total: 0, nextCursor: null });
  });

  it.each(['', 'x', 'never!calendar_event!1', '2026-10-08T09:30:00.000Z!calendar_event!1', '2026-99-08T09:30:00Z!a!b'])(
    'refuses the cursor %p',
    async (after) => {
      const { viewer } = await familyRows(test);
      if (after === '') return expect(await bin.page(viewer, 1, after)).toMatchObject({ items: [] });
      await expect(bin.page(viewer, 1, after)).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'after' } });
    },
  );

  it.each([0, 101, 1.5])('refuses a page size of %p', async (first) => {
    const { viewer } = await familyRows(test);
    await expect(bin.page(viewer, first)).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'first' } });
  });
});

describe('deleting for good', () => {
  it('is for admins, whoever deleted the item; other members may restore', async () => {
    const { viewer, other } = await familyRows(test);
    const member: Viewer = { ...other, role: 'family_member' };
    const [theirs = '', own = ''] = [...(await deleted(viewer, ['Admin’s'])), ...(await deleted(member, ['Own']))];
    expect((await bin.page(member, 50)).items.map((item) => item.mayDeleteForever)).toEqual([false, false]);
    expect((await bin.page(viewer, 50)).items.map((item) => item.mayDeleteForever)).toEqual([true, true]);
    for (const id of [theirs, own])
      await expect(bin.deleteForever(member, TYPE, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await bin.page(member, 50)).total).toBe(2);
    await bin.deleteForever(viewer, TYPE, own);
    for (const attempt of [() => bin.deleteForever(viewer, TYPE, own), () => bin.restore(member, TYPE, own)])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bin.restore(member, TYPE, theirs)).toMatchObject({ id: theirs });
    expect(await bin.page(viewer, 50)).toMatchObject({ items: [], total: 0 });
  });

  it('never affects undeleted events or other families', async () => {
    const { viewer } = await familyRows(test);
    const outsider = await familyRows(test);
    const { id } = await calendar.add(viewer, { title: 'Dentist', eventDate: '2026-10-12' });
    const [gone = ''] = await deleted(viewer, ['Gone']);
    for (const attempt of [
      () => bin.deleteForever(viewer, TYPE, id),
      () => bin.deleteForever(outsider.viewer, TYPE, gone),
      () => bin.restore(outsider.viewer, TYPE, gone),
      () => bin.restore(viewer, TYPE, 'no id'),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Event not found' });
    expect(await bin.empty(outsider.viewer)).toBe(0);
    expect((await bin.page(viewer, 50)).total).toBe(1);
    await expect(bin.restore(viewer, 'wish', gone)).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'type' },
    });
  });

  it('of everything is for admins, and spares items deleted after the page was loaded', async () => {
    const { viewer, other } = await familyRows(test);
    const series = await calendar.add(viewer, {
      title: 'Swimming',
      eventDate: '2026-10-06',
      recurringType: 'weekly',
    });
    const part = { scope: 'this', occurrenceDate: '2026-10-20' } as const;
    await calendar.update(viewer, series.id, { title: 'Gala' }, null, part);
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-27' });
    await calendar.delete(viewer, series.id);
    await deleted(viewer, ['One', 'Two']);
    const [newest] = (await bin.page(viewer, 1)).items;
    await deleted(other, ['Later']);
    behind.entries = [entry('Another', test.clock.now())];
    await expect(bin.empty({ ...other, role: 'family_member' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await bin.empty(viewer, newest?.deletedAt)).toBe(5);
    expect((await bin.page(viewer, 50)).items.map(({ title }) => title)).toEqual(['Later']);
    expect(await bin.empty(viewer)).toBe(1);
  });

  it('concurrently with a restore: exactly one succeeds', async () => {
    const { viewer, other } = await familyRows(test);
    const ids = await deleted(viewer, ['One', 'Two', 'Three', 'Four']);
    const [gone, ...restored] = await Promise.all([
      bin.empty(viewer),
      ...ids.map((id) => bin.restore(other, TYPE, id).catch((error: { code: string }) => error.code)),
    ]);
    const back = restored.filter((one) => one !== 'NOT_FOUND');
    expect(back.length + Number(gone)).toBe(4);
    expect((await calendar.page(viewer, 50)).items).toHaveLength(back.length);
  });
});
