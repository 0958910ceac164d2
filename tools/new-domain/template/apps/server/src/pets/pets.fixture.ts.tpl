import type { DomainFixture, World } from '../../test/tenancy/world';
import { PetsModule } from './pets.module';

const ADD = 'mutation ($input: PetInput!) { addPet(input: $input) { id } }';

const DELETE = 'mutation ($id: ID!) { deletePet(id: $id) { id } }';

let added = 0;
const pet = async (world: World) =>
  (await world.ask(ADD, { input: { name: world.marked(`pet ${(added += 1)}`), notes: world.marked('notes') } })).id;
const input = (world: World) => ({ name: world.marked('renamed') });

export const petsFixture: DomainFixture = {
  module: PetsModule,
  fill: async (world) => {
    world.ids['pet'] = await pet(world);
    await world.ask(DELETE, { id: await pet(world) });
  },
  screens: async (world, count) => {
    let id = '';
    for (let n = 0; n < count; n++) id = await pet(world);
    return { PetNow: { id } };
  },
  bin: { kind: 'pet', table: 'pet' },
  operations: {
    pet: ({ ids }) => ({ variables: { id: ids['pet'] } }),
    addPet: (world) => ({ variables: { input: input(world) } }),
    updatePet: async (world) => ({ variables: { id: await pet(world), input: input(world) } }),
    deletePet: async (world) => ({ variables: { id: await pet(world) } }),
  },
  routes: {
    'post /api/pets': (world) => ({ body: input(world) }),
    'put /api/pets': async (world) => ({ query: { id: await pet(world) }, body: input(world) }),
    'delete /api/pets': async (world) => ({ query: { id: await pet(world) } }),
  },
};
