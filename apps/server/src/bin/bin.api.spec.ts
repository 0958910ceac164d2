import { addEvent, as, listen, make, storedEvents, type Family } from '../../test';

const PAGE = `query { binItems { total nextCursor items {
  id type title detail emoji deletedAt deletedByMemberId deletedByName restorableUntil mayDeleteForever } } }`;
const RESTORE = `mutation ($id: ID!) { restoreFromBin(type: "calendar_event", id: $id) { id type title date } }`;

let family: Family;
beforeAll(async () => {
  family = await make.family();
});

const binned = async (title: string): Promise<string> => {
  const { id } = await addEvent(family.member, { title });
  await as(family.member).rest.delete(`/api/calendar?id=${id}`);
  return id;
};

it('lists and restores through both APIs', async () => {
  const id = await binned('Dentist');
  const { data } = await as(family.admin).gql<{ binItems: { items: object[]; total: number } }>(PAGE);
  expect(data.binItems).toMatchObject({
    total: 1,
    nextCursor: null,
    items: [{ id, type: 'calendar_event', title: 'Dentist', deletedByMemberId: family.member.membershipId }],
  });
  const list = await as(family.admin).rest.get('/api/bin?first=1');
  expect(list.body).toMatchObject({
    total: 1,
    next_cursor: null,
    items: [{ id, title: 'Dentist', deleted_by: family.member.membershipId, emoji: null }],
  });
  const back = await as(family.admin).rest.post('/api/bin/restore', { type: 'calendar_event', id });
  expect({ status: back.status, body: back.body as object }).toEqual({
    status: 200,
    body: { success: true, id, type: 'calendar_event', title: 'Dentist', date: '2026-10-12' },
  });
  await as(family.admin).rest.delete(`/api/calendar?id=${id}`);
  expect((await as(family.member).gql(RESTORE, { id })).data).toEqual({
    restoreFromBin: { id, type: 'calendar_event', title: 'Dentist', date: '2026-10-12' },
  });
});

it('refuses identically through both APIs, and changes nothing', async () => {
  const id = await binned('Kept');
  const stored = await storedEvents(family);
  const outsider = (await make.family({ members: 0 })).admin;
  const gql = await as(outsider).gql(RESTORE, { id });
  const rest = await as(outsider).rest.post('/api/bin/restore', { type: 'calendar_event', id });
  expect(gql.errors?.[0]).toMatchObject({ message: 'Event not found', extensions: { code: 'NOT_FOUND' } });
  expect({ status: rest.status, body: rest.body as object }).toMatchObject({
    status: 404,
    body: { error: 'Event not found', code: 'NOT_FOUND' },
  });
  for (const body of [{}, { type: 'wish', id }, { type: 'calendar_event' }, { type: ['calendar_event'], id: {} }]) {
    const { status } = await as(family.admin).rest.post('/api/bin/restore', body);
    expect(status).toBe(400);
  }
  for (const query of ['first=0', 'first=x', 'after=x'])
    expect((await as(family.admin).rest.get(`/api/bin?${query}`)).status).toBe(400);
  // also for the member who deleted it
  for (const purge of ['mutation { emptyBin }', `mutation { deleteForever(type: "calendar_event", id: "${id}") }`])
    expect((await as(family.member).gql(purge)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect(await storedEvents(family)).toEqual(stored);
});

it('purges, and notifies open screens', async () => {
  const first = await binned('First');
  await binned('Second');
  const live = await listen<{ id: string; type: string; action: string }>(
    family.member,
    'familyChanged',
    'type action',
  );
  const nextOfBin = async () => {
    for (;;) {
      const change = await live.next();
      if (change?.type !== 'calendar_event') return change;
    }
  };
  const one = await as(family.admin).gql('mutation ($id: ID!) { deleteForever(type: "calendar_event", id: $id) }', {
    id: first,
  });
  expect(one.data).toEqual({ deleteForever: true });
  expect(await nextOfBin()).toEqual({ type: 'bin', id: first, action: 'deleted' });
  const { data } = await as(family.admin).gql<{ binItems: { items: { deletedAt: string }[]; total: number } }>(PAGE);
  const until = data.binItems.items[0]?.deletedAt;
  const rest = await as(family.admin).gql('mutation ($until: DateTime) { emptyBin(until: $until) }', { until });
  expect(rest.data).toEqual({ emptyBin: data.binItems.total });
  expect(await nextOfBin()).toEqual({ type: 'bin', id: family.id, action: 'deleted' });
  await live.close();
});

it.each(['soon', '2026-10-08', '2026-10-08T09:54', '2026-13-08T09:54:33Z', 0])(
  'refuses to empty everything until %p',
  async (until) => {
    const { admin } = await make.family({ members: 0 });
    const { id } = await addEvent(admin, { title: 'Kept' });
    await as(admin).rest.delete(`/api/calendar?id=${id}`);
    const { errors } = await as(admin).gql('mutation ($until: DateTime) { emptyBin(until: $until) }', { until });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
    expect((await as(admin).rest.get('/api/bin?first=1')).body).toMatchObject({ total: 1 });
  },
);
