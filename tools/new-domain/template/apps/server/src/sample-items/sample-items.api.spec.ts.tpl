import { as, asOwner, make, type Family } from '../../test';
import type { RestSampleItem } from './sample-items.controller';

const FIELDS = 'id name notes date createdByMemberId version';
const ADD = `mutation ($input: SampleItemInput!, $key: String) { addSampleItem(input: $input, idempotencyKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: SampleItemInput!, $version: Int, $key: String) {
  updateSampleItem(id: $id, input: $input, version: $version, undoKey: $key) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!, $key: String) { deleteSampleItem(id: $id, undoKey: $key) { id } }';
const UNDO = `mutation ($key: String!) { undo(key: $key) { ... on SampleItem { ${FIELDS} } } }`;
const RESTORE = 'mutation ($id: ID!) { restoreFromBin(type: "sample_item", id: $id) { id title } }';
const LIST = `{ sampleItems { ${FIELDS} } }`;
const FIND = '{ search(query: "shel", input: { types: [sample_item] }) { results { id title } } }';

interface SampleItem {
  id: string;
  name: string;
  version: number;
}

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

const stored = () => asOwner('select name, version, deleted_at from sample_item where family_id = $1 order by id', [ours.id]);
const added = async (name: string): Promise<SampleItem> => {
  const { data } = await as(ours.admin).gql<{ addSampleItem: SampleItem }>(ADD, { input: { name, notes: 'Old' } });
  return data!.addSampleItem;
};

it('is added, listed, found, changed, deleted and restored', async () => {
  const me = as(ours.admin);
  const sampleItem = await added('  Shelly ');
  expect(sampleItem).toMatchObject({ name: 'Shelly', notes: 'Old', date: null, version: 1 });
  expect((await as(ours.member).gql<{ sampleItems: SampleItem[] }>(LIST)).data?.sampleItems).toContainEqual(sampleItem);
  expect((await me.gql(FIND)).data).toEqual({ search: { results: [{ id: sampleItem.id, title: 'Shelly' }] } });
  const changed = await me.gql<{ updateSampleItem: SampleItem }>(UPDATE, {
    id: sampleItem.id,
    input: { date: '2019-04-01' },
    version: 1,
  });
  expect(changed.data?.updateSampleItem).toEqual({ ...sampleItem, date: '2019-04-01', version: 2 });
  const late = await me.gql(UPDATE, { id: sampleItem.id, input: { name: 'Late' }, version: 1 });
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { current: { name: 'Shelly', version: 2 } },
  });
  await me.gql(DELETE, { id: sampleItem.id });
  expect((await me.gql<{ sampleItems: SampleItem[] }>(LIST)).data?.sampleItems).not.toContainEqual(expect.objectContaining({ id: sampleItem.id }));
  expect((await me.gql(RESTORE, { id: sampleItem.id })).data).toEqual({ restoreFromBin: { id: sampleItem.id, title: 'Shelly' } });
});

it('takes back an edit and a deletion, and repeats no addition', async () => {
  const me = as(ours.admin);
  const sampleItem = await added('Rex');
  await me.gql(UPDATE, { id: sampleItem.id, input: { name: 'Max' }, key: 'sample-items-key-1' });
  expect((await me.gql<{ undo: SampleItem[] }>(UNDO, { key: 'sample-items-key-1' })).data?.undo[0]?.name).toBe('Rex');
  await me.gql(DELETE, { id: sampleItem.id, key: 'sample-items-key-2' });
  expect((await me.gql<{ undo: SampleItem[] }>(UNDO, { key: 'sample-items-key-2' })).data?.undo[0]?.name).toBe('Rex');
  const once = () => me.gql<{ addSampleItem: SampleItem }>(ADD, { input: { name: 'Twin' }, key: 'sample-items-key-3' });
  const [first, second] = [await once(), await once()];
  expect(first.data?.addSampleItem.id).toBe(second.data?.addSampleItem.id);
});

it('has the same through REST', async () => {
  const { rest } = as(ours.admin);
  const { status, body } = await rest.post('/api/sample-items', { name: 'Goldie', date: '2024-02-29' });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ name: 'Goldie', date: '2024-02-29', version: 1 }),
  ]);
  const { id } = body as RestSampleItem;
  const put = (sent: object, headers = {}) => rest.put(`/api/sample-items?id=${id}`, sent, headers);
  expect((await put({ ...(body as RestSampleItem), notes: 'Big' })).body).toMatchObject({ notes: 'Big', version: 2 });
  expect((await put(body as RestSampleItem)).body).toMatchObject({ notes: null, version: 3 });
  const late = await put({ notes: 'Late' }, { 'if-match': '"2"' });
  expect([late.status, late.body]).toMatchObject([409, { details: { current: { id, version: 3 } } }]);
  expect((await rest.get('/api/sample-items')).text).toContain('Goldie');
  expect((await rest.delete(`/api/sample-items?id=${id}`)).body).toEqual({ success: true, id });
});

it.each([
  ['no name', {}, 'name'],
  ['a long name', { name: 'x'.repeat(81) }, 'name'],
  ['long notes', { name: 'Rex', notes: 'x'.repeat(5_001) }, 'notes'],
])('refuses %s, by both APIs, and stores nothing', async (_what, input, field) => {
  const before = await stored();
  const { errors } = await as(ours.admin).gql(ADD, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  const { status, body } = await as(ours.admin).rest.post('/api/sample-items', input);
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID', field })]);
  expect(await stored()).toEqual(before);
});

it('shows and gives nothing to another family', async () => {
  const sampleItem = await added('Ours');
  const before = await stored();
  const they = as(theirs.admin);
  const answers = await Promise.all([
    they.gql(UPDATE, { id: sampleItem.id, input: { name: 'Stolen' } }),
    they.gql(DELETE, { id: sampleItem.id }),
  ]);
  for (const { errors } of answers) expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  expect((await they.rest.delete(`/api/sample-items?id=${sampleItem.id}`)).status).toBe(404);
  expect(await stored()).toEqual(before);
});
