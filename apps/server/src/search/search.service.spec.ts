import { familyRows, sharedTestApp, type TestApp } from '../../test';
import type { Viewer } from '../platform/auth';
import { BirthdaysService, CalendarService, type CalendarEventChanges } from '../calendar';
import type { SearchRequest } from './search.inputs';
import { SearchService } from './search.service';

let test: TestApp;
let search: SearchService;
let calendar: CalendarService;
beforeAll(async () => {
  test = await sharedTestApp();
  search = test.app.get(SearchService);
  calendar = test.app.get(CalendarService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const add = (viewer: Viewer, title: string, more: Partial<CalendarEventChanges> = {}) =>
  calendar.add(viewer, { title, eventDate: '2026-10-12', ...more });
const titles = async (viewer: Viewer, text: string, asked?: SearchRequest) =>
  (await search.search(viewer, text, asked)).results.map(({ title }) => title);

describe('words', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    ({ viewer } = await familyRows(test));
    await add(viewer, 'Dentist appointment', { who: 'Ben', description: 'Bring the yellow card' });
    await add(viewer, 'Swimming lesson');
    await add(viewer, 'Café with Zoë');
    await add(viewer, 'Football: Straße 5', { description: 'Away game' });
    await add(viewer, '運動会の日');
    await add(viewer, "Granny's 80th");
  });

  it.each([
    ['the beginning of a word', 'dent', 'Dentist appointment'],
    ['capitals', 'DENTIST', 'Dentist appointment'],
    ['a word of the text', 'yellow', 'Dentist appointment'],
    ['the name of whom it concerns', 'ben', 'Dentist appointment'],
    ['a name and a word', 'ben dentist', 'Dentist appointment'],
    ['words in any order', 'appointment dentist', 'Dentist appointment'],
    ['another form of the word', 'swim', 'Swimming lesson'],
    ['another ending', 'lessons', 'Swimming lesson'],
    ['letters without their accents', 'cafe zoe', 'Café with Zoë'],
    ['accents that are not there', 'dèntist', 'Dentist appointment'],
    ['ß as ss', 'strasse', 'Football: Straße 5'],
    ['the inside of a word', 'ball', 'Football: Straße 5'],
    ['a digit', '5', 'Football: Straße 5'],
    ['other scripts', '運動', '運動会の日'],
    ['the middle of other scripts', '動会の', '運動会の日'],
    ['a possessive', 'granny', "Granny's 80th"],
    ['swapped letters', 'dentsit', 'Dentist appointment'],
    ['a missing letter', 'swiming', 'Swimming lesson'],
    ['a wrong letter', 'footbell', 'Football: Straße 5'],
    ['operators and quotes', `"dentist" & !* ('`, 'Dentist appointment'],
  ])('finds by %s', async (_how, text, title) => {
    expect(await titles(viewer, text)).toEqual([title]);
  });

  it.each([
    ['a word that is nowhere', 'piano'],
    ['one wrong word beside a right one', 'dentist piano'],
    ['wildcards', '%*_%'],
    ['quotes', `'"\\'`],
    ['nothing', '   '],
    ['a tsquery', ':*'],
    ['a stop word alone that nothing begins with', 'hadn'],
  ])('finds nothing by %s', async (_what, text) => {
    expect(await search.search(viewer, text)).toEqual({ results: [], totalResults: 0 });
  });

  it('ranks an exact word before a similar one', async () => {
    await add(viewer, 'Party');
    await add(viewer, 'Part time shift');
    expect(await titles(viewer, 'party')).toEqual(['Party', 'Part time shift']);
  });

  it('shows the text around the match', async () => {
    const long = `${'word '.repeat(60)}needle ${'more '.repeat(60)}`;
    await add(viewer, 'Sewing', { description: long });
    const { results } = await search.search(viewer, 'needle');
    expect(results[0]?.highlights).toEqual([expect.stringMatching(/^…(word ){7}needle (more )*more…$/)]);
    expect(results[0]?.highlights[0]?.length).toBeLessThan(170);
    expect(results[0]?.content).toHaveLength(501);
  });
});

describe('results', () => {
  it("are the own family's only, without deleted ones", async () => {
    const [{ viewer }, other] = [await familyRows(test), await familyRows(test)];
    const event = await add(viewer, 'Secret picnic');
    await add(other.viewer, 'Secret picnic of others');
    expect(await titles(viewer, 'secret')).toEqual(['Secret picnic']);
    await calendar.delete(viewer, event.id);
    expect(await titles(viewer, 'secret')).toEqual([]);
    await calendar.restore(viewer, event.id);
    expect(await titles(viewer, 'secret')).toEqual(['Secret picnic']);
  });

  it('have the shape that the screen needs', async () => {
    const { viewer, ids } = await familyRows(test);
    const { id } = await add(viewer, 'Choir', { description: 'Hall', eventDate: '2026-10-09' });
    expect(await search.search(viewer, 'choir')).toEqual({
      totalResults: 1,
      results: [
        {
          id,
          type: 'calendar_event',
          title: 'Choir',
          content: 'Hall',
          highlights: ['Choir'],
          author: 'Ada',
          authorMemberId: ids[0],
          date: '2026-10-09',
          category: null,
          url: '/dashboard#calendar',
          metadata: { eventDate: '2026-10-09' },
        },
      ],
    });
  });

  it('show a repeating event on its next occurrence, or its last one', async () => {
    const { viewer } = await familyRows(test);
    await add(viewer, 'Bins', { eventDate: '2026-01-05', recurringType: 'weekly', recurringInterval: 1 });
    await add(viewer, 'Old course', {
      eventDate: '2026-01-06',
      recurringType: 'weekly',
      recurringEndDate: '2026-02-01',
    });
    const dates = async (text: string) => (await search.search(viewer, text)).results.map(({ date }) => date);
    expect([await dates('bins'), await dates('course')]).toEqual([['2026-10-12'], ['2026-01-06']]);
  });

  it('follow every edit', async () => {
    const { viewer } = await familyRows(test);
    const event = await add(viewer, 'Karate');
    await calendar.update(viewer, event.id, { title: 'Judo' });
    expect([await titles(viewer, 'karate'), await titles(viewer, 'judo')]).toEqual([[], ['Judo']]);
  });
});

describe('filters and sorts', () => {
  let viewer: Viewer;
  let ids: string[];
  beforeAll(async () => {
    const family = await familyRows(test);
    ({ viewer, ids } = family);
    await add(viewer, 'Trip past', { eventDate: '2026-09-01' });
    await add(viewer, 'Trip now', { eventDate: '2026-10-07', endDate: '2026-10-10' });
    await add(viewer, 'Trip future', { eventDate: '2026-12-01' });
    await add(viewer, 'A trip every day', { eventDate: '2026-01-01', recurringType: 'daily', recurringInterval: 1 });
    await add(viewer, 'Trip of Mondays', {
      eventDate: '2026-01-05',
      recurringType: 'weekly',
      recurringEndDate: '2026-10-31',
    });
    await test.app.get(BirthdaysService).add(viewer, [{ memberName: 'Ben', birthDate: '2015-06-05' }]);
  });

  it.each<[string, SearchRequest, string[]]>([
    ['a window', { startDate: '2026-10-09', endDate: '2026-10-09' }, ['Trip now', 'A trip every day']],
    ['an open window', { startDate: '2026-11-01' }, ['A trip every day', 'Trip future']],
    ['what is over', { status: 'completed' }, ['Trip past']],
    [
      'a day on which a series does not happen',
      { startDate: '2026-10-13', endDate: '2026-10-13' },
      ['A trip every day'],
    ],
    ['a window in the past', { endDate: '2026-01-11' }, ['A trip every day', 'Trip of Mondays']],
    ['a type that has no screen yet', { types: ['recipe'] }, []],
  ])('narrows to %s', async (_what, asked, expected) => {
    expect((await titles(viewer, 'trip', asked)).toSorted()).toEqual(expected.toSorted());
    expect((await search.search(viewer, 'trip', asked)).totalResults).toBe(expected.length);
  });

  it('narrows to a category, ignoring case', async () => {
    expect(await titles(viewer, 'ben', { categories: ['BIRTHDAY'] })).toEqual(["Ben's birthday"]);
    expect(await titles(viewer, 'ben', { categories: ['garden'] })).toEqual([]);
  });

  it('narrows to authors by id and by name, and names an unknown one', async () => {
    expect(await titles(viewer, 'trip past', { authors: [ids[0] as string] })).toEqual(['Trip past']);
    expect(await titles(viewer, 'trip past', { authors: ['ADA'] })).toEqual(['Trip past']);
    expect(await titles(viewer, 'trip past', { authors: ['Ben'] })).toEqual([]);
    await expect(search.search(viewer, 'trip', { authors: ['Mallory'] })).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'authors' },
      message: expect.stringContaining('Mallory') as string,
    });
  });

  it('sorts by date either way, by the next occurrence, and by title', async () => {
    const sorted = async (more: SearchRequest) =>
      (await titles(viewer, 'trip', more)).filter((title) => !title.includes('Mondays'));
    expect(await sorted({ sortBy: 'date', sortOrder: 'asc' })).toEqual([
      'Trip past',
      'Trip now',
      'A trip every day',
      'Trip future',
    ]);
    expect(await sorted({ sortBy: 'date' })).toEqual(['Trip future', 'A trip every day', 'Trip now', 'Trip past']);
    expect(await sorted({ sortBy: 'title', sortOrder: 'asc' })).toEqual([
      'A trip every day',
      'Trip future',
      'Trip now',
      'Trip past',
    ]);
    expect(await sorted({ sortBy: 'author' })).toHaveLength(4);
  });

  it('answers up to the limit, with the total', async () => {
    const { results, totalResults } = await search.search(viewer, 'trip', { limit: 2 });
    expect([results.length, totalResults]).toEqual([2, 5]);
  });

  it.each<[string, string, SearchRequest]>([
    ['limit', 'no result', { limit: 0 }],
    ['limit', 'a million', { limit: 1_000_000 }],
    ['limit', 'no number', { limit: Number.NaN }],
    ['types', 'an unknown type', { types: ['car'] }],
    ['status', 'an unknown status', { status: 'lost' }],
    ['sortBy', 'an unknown sort', { sortBy: '1; drop table family' }],
    ['sortOrder', 'an unknown order', { sortOrder: 'random()' }],
    ['startDate', 'an impossible date', { startDate: '2026-02-30' }],
    ['endDate', 'a window that is reversed', { startDate: '2026-02-02', endDate: '2026-02-01' }],
  ])('refuses %s: %s', async (field, _what, asked) => {
    await expect(search.search(viewer, 'trip', asked)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
  });

  it('limits the rate per person', async () => {
    const { viewer: busy } = await familyRows(test);
    for (let n = 0; n < 120; n++) await search.search(busy, '');
    await expect(search.search(busy, '')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(search.search(viewer, '')).resolves.toEqual({ results: [], totalResults: 0 });
  });

  it('refuses five thousand characters', async () => {
    await expect(search.search(viewer, 'x'.repeat(5_000))).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'q' },
    });
  });
});

it('finds nothing for a category with characters that no text can have', async () => {
  const { viewer } = await familyRows(test);
  await add(viewer, 'Dentist');
  expect(await titles(viewer, 'dentist', { categories: ['\0', 'a\0b'] })).toEqual([]);
});
