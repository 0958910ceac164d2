import { as, make, type Family, type Person } from '..';
import { routesOf, type Route } from '../tenancy/routes';

/** A family id that is not the caller's does not exist (product rule 3), on every route there is and will be. */
const routes = routesOf().filter(({ isPublic, path }) => !isPublic && path.startsWith('/api/'));
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let ours: Family;
let theirs: Family;
let loner: Person;
beforeAll(async () => {
  [ours, theirs, loner] = await Promise.all([make.family(), make.family({ members: 0 }), make.person()]);
});

const pathOf = ({ path }: Route): string => path.replace(/:\w+/g, UNKNOWN);

async function call(route: Route, by: Person, query: object, body?: object) {
  const { status, body: said } = await as(by).rest.raw((agent) => {
    const sent = agent[route.method](pathOf(route)).query(query);
    return body ? sent.send(body) : sent;
  });
  return [status, (said as { error?: string }).error];
}

const REFUSED = [404, 'Family not found'];

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s: another family's id is not found, in the query or the body",
  async (_name, route) => {
    for (const name of ['family_id', 'familyId'])
      expect([name, await call(route, ours.admin, { [name]: theirs.id })]).toEqual([name, REFUSED]);
    expect(await call(route, loner, { family_id: theirs.id })).toEqual(REFUSED);
    if (route.method === 'get') return;
    for (const body of [
      { family_id: theirs.id },
      { familyId: UNKNOWN },
      { family_id: [ours.id, theirs.id] },
      { family_id: { id: theirs.id } },
      { family_id: 7 },
      { updates: { family_id: theirs.id } },
      { birthdays: [{ memberName: 'Ada' }, { familyId: theirs.id }] },
    ])
      expect([body, await call(route, ours.admin, {}, body)]).toEqual([body, REFUSED]);
  },
);

it('the own one is accepted, however it is written, and so is none', async () => {
  const { rest } = as(ours.admin);
  for (const family_id of [ours.id, ours.id.toUpperCase(), '', null]) {
    const added = await rest.post('/api/todos', { title: `Bins ${family_id}`, family_id });
    expect([family_id, added.status]).toEqual([family_id, 201]);
  }
  for (const query of [`family_id=${ours.id}`, `familyId=${ours.id}&family_id=${ours.id}`, 'family_id='])
    expect([query, (await rest.get(`/api/todos?${query}`)).status]).toEqual([query, 200]);
  for (const query of [`family_id=${ours.id}&family_id=${theirs.id}`, `family_id[]=${theirs.id}`])
    expect([query, (await rest.get(`/api/todos?${query}`)).status]).toEqual([query, 404]);
});

it.each(['/api/uploads', '/api/calendar/import/preview', '/api/meals/recipes/import'])(
  "a form to %s is refused with another family's id",
  async (path) => {
    const sent = await as(ours.admin).rest.raw((agent) =>
      agent.post(path).field('family_id', theirs.id).attach('file', Buffer.from('x'), 'a.txt'),
    );
    expect([sent.status, sent.body]).toMatchObject([404, { error: 'Family not found' }]);
  },
);

it('a path that no call has, or that is none, is refused in a sentence', async () => {
  const broken = await as(ours.admin).rest.put('/api/forum/%E0%A4%A', {});
  expect([broken.status, broken.body]).toMatchObject([400, { code: 'INVALID', error: 'The address is not valid.' }]);
  for (const method of ['get', 'post', 'delete'] as const) {
    const { status, body } = await as(ours.admin).rest[method]('/api/no-such-call');
    expect([status, body]).toEqual([404, { error: 'There is no such call.', code: 'NOT_FOUND' }]);
  }
});
