import { as, make, type Family, type Person } from '../../test';

const SEARCH = `query ($query: String!, $input: SearchInput) {
  search(query: $query, input: $input) {
    totalResults
    results { id type title content highlights author authorMemberId date category url metadata { eventDate } }
  }
}`;
const rest = (person: Person, query: Record<string, string>) =>
  as(person).rest.get(`/api/search?${new URLSearchParams(query).toString()}`);

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family()]);
  for (const { admin } of [ours, theirs])
    for (const title of ['Dentist', 'Dentist again'])
      await as(admin).rest.post('/api/calendar', { title, event_date: '2099-10-12' });
});

it('answers a member the same through both APIs, from their own family', async () => {
  const { data } = await as(ours.admin).gql<{ search: { results: Record<string, unknown>[]; totalResults: number } }>(
    SEARCH,
    { query: 'dentist', input: { sortBy: 'title', sortOrder: 'asc' } },
  );
  const answer = await rest(ours.admin, {
    q: 'dentist',
    sortBy: 'title',
    sortOrder: 'asc',
    user_id: ours.admin.userId,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ totalResults: 2, results: [{ title: 'Dentist' }, { title: 'Dentist again' }] });
  const withoutId = data?.search.results.map(({ authorMemberId: _, ...result }) => result);
  expect(answer.body).toEqual({ ...data?.search, results: withoutId });
});

it('answers an empty query with no results and the documented lists', async () => {
  for (const query of [{} as Record<string, string>, { q: '' }, { q: '%' }])
    expect((await rest(ours.admin, query)).body).toEqual({ results: [], totalResults: 0 });
  const narrowed = {
    q: 'dentist',
    types: 'todo,calendar_event',
    limit: '1',
    status: 'all',
    authors: ours.admin.userId,
  };
  expect((await rest(ours.admin, narrowed)).body).toMatchObject({ totalResults: 2, results: [{}] });
  expect((await rest(ours.admin, { q: 'dentist', types: 'todo' })).body).toMatchObject({ totalResults: 0 });
});

it.each([
  ['limit', { limit: '0' }],
  ['limit', { limit: '1000000' }],
  ['limit', { limit: 'ten' }],
  ['types', { types: 'calendar_event,car' }],
  ['status', { status: 'gone' }],
  ['sortBy', { sortBy: 'rank' }],
  ['startDate', { startDate: 'yesterday' }],
  ['authors', { authors: 'Nobody at all' }],
  ['q', { q: 'x'.repeat(5_000) }],
])('refuses a wrong %s: %j', async (field, query) => {
  const { status, body } = await rest(ours.admin, { q: 'dentist', ...query });
  expect([status, body]).toEqual([400, { code: 'INVALID', field, error: expect.any(String) as string }]);
});

it('refuses callers without a sign-in or family, and other user ids', async () => {
  const stranger = await make.person();
  expect((await rest(stranger, { q: 'dentist' })).body).toMatchObject({ code: 'NO_FAMILY' });
  expect((await rest(ours.admin, { q: 'dentist', user_id: theirs.admin.userId })).status).toBe(403);
});
