import { as, asOwner, make, type Family } from '../../test';
import type { RestPet } from './pets.controller';

const FIELDS = 'id name notes date createdByMemberId version';
const ADD = `mutation ($input: PetInput!, $key: String) { addPet(input: $input, idempotencyKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: PetInput!, $version: Int, $key: String) {
  updatePet(id: $id, input: $input, version: $version, undoKey: $key) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!, $key: String) { deletePet(id: $id, undoKey: $key) { id } }';
const UNDO = `mutation ($key: String!) { undo(key: $key) { ... on Pet { ${FIELDS} } } }`;
const RESTORE = 'mutation ($id: ID!) { restoreFromBin(type: "pet", id: $id) { id title } }';
const LIST = `{ pets { ${FIELDS} } }`;
const FIND = '{ search(query: "shel", input: { types: [pet] }) { results { id title } } }';

interface Pet {
  id: string;
  name: string;
  version: number;
}

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

const stored = () => asOwner('select name, version, deleted_at from pet where family_id = $1 order by id', [ours.id]);
const added = async (name: string): Promise<Pet> => {
  const { data } = await as(ours.admin).gql<{ addPet: Pet }>(ADD, { input: { name, notes: 'Old' } });
  return data!.addPet;
};

it('is added, listed, found, changed, deleted and restored', async () => {
  const me = as(ours.admin);
  const pet = await added('  Shelly ');
  expect(pet).toMatchObject({ name: 'Shelly', notes: 'Old', date: null, version: 1 });
  expect((await as(ours.member).gql<{ pets: Pet[] }>(LIST)).data?.pets).toContainEqual(pet);
  expect((await me.gql(FIND)).data).toEqual({ search: { results: [{ id: pet.id, title: 'Shelly' }] } });
  const changed = await me.gql<{ updatePet: Pet }>(UPDATE, {
    id: pet.id,
    input: { date: '2019-04-01' },
    version: 1,
  });
  expect(changed.data?.updatePet).toEqual({ ...pet, date: '2019-04-01', version: 2 });
  const late = await me.gql(UPDATE, { id: pet.id, input: { name: 'Late' }, version: 1 });
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { current: { name: 'Shelly', version: 2 } },
  });
  await me.gql(DELETE, { id: pet.id });
  expect((await me.gql<{ pets: Pet[] }>(LIST)).data?.pets).not.toContainEqual(expect.objectContaining({ id: pet.id }));
  expect((await me.gql(RESTORE, { id: pet.id })).data).toEqual({ restoreFromBin: { id: pet.id, title: 'Shelly' } });
});

it('takes back an edit and a deletion, and repeats no addition', async () => {
  const me = as(ours.admin);
  const pet = await added('Rex');
  await me.gql(UPDATE, { id: pet.id, input: { name: 'Max' }, key: 'pets-key-1' });
  expect((await me.gql<{ undo: Pet[] }>(UNDO, { key: 'pets-key-1' })).data?.undo[0]?.name).toBe('Rex');
  await me.gql(DELETE, { id: pet.id, key: 'pets-key-2' });
  expect((await me.gql<{ undo: Pet[] }>(UNDO, { key: 'pets-key-2' })).data?.undo[0]?.name).toBe('Rex');
  const once = () => me.gql<{ addPet: Pet }>(ADD, { input: { name: 'Twin' }, key: 'pets-key-3' });
  const [first, second] = [await once(), await once()];
  expect(first.data?.addPet.id).toBe(second.data?.addPet.id);
});

it('has the same through REST', async () => {
  const { rest } = as(ours.admin);
  const { status, body } = await rest.post('/api/pets', { name: 'Goldie', date: '2024-02-29' });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ name: 'Goldie', date: '2024-02-29', version: 1 }),
  ]);
  const { id } = body as RestPet;
  expect((await rest.put(`/api/pets?id=${id}`, { notes: 'Big' })).body).toMatchObject({
    notes: 'Big',
    version: 2,
  });
  expect((await rest.get('/api/pets')).text).toContain('Goldie');
  expect((await rest.delete(`/api/pets?id=${id}`)).body).toEqual({ success: true, id });
});

it.each([
  ['no name', {}, 'name'],
  ['a long name', { name: 'x'.repeat(81) }, 'name'],
  ['long notes', { name: 'Rex', notes: 'x'.repeat(5_001) }, 'notes'],
])('refuses %s, by both APIs, and stores nothing', async (_what, input, field) => {
  const before = await stored();
  const { errors } = await as(ours.admin).gql(ADD, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  const { status, body } = await as(ours.admin).rest.post('/api/pets', input);
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID', field })]);
  expect(await stored()).toEqual(before);
});

it('shows and gives nothing to another family', async () => {
  const pet = await added('Ours');
  const before = await stored();
  const they = as(theirs.admin);
  const answers = await Promise.all([
    they.gql(UPDATE, { id: pet.id, input: { name: 'Stolen' } }),
    they.gql(DELETE, { id: pet.id }),
  ]);
  for (const { errors } of answers) expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  expect((await they.rest.delete(`/api/pets?id=${pet.id}`)).status).toBe(404);
  expect(await stored()).toEqual(before);
});
