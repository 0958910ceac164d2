import type { DomainFixture, World } from '../../test/tenancy/world';
import { SampleItemsModule } from './sample-items.module';

const ADD = 'mutation ($input: SampleItemInput!) { addSampleItem(input: $input) { id } }';

const DELETE = 'mutation ($id: ID!) { deleteSampleItem(id: $id) { id } }';

let added = 0;
const sampleItem = async (world: World) =>
  (await world.ask(ADD, { input: { name: world.marked(`sample item ${(added += 1)}`), notes: world.marked('notes') } })).id;
const input = (world: World) => ({ name: world.marked('renamed') });

export const sampleItemsFixture: DomainFixture = {
  module: SampleItemsModule,
  fill: async (world) => {
    world.ids['sampleItem'] = await sampleItem(world);
    await world.ask(DELETE, { id: await sampleItem(world) });
  },
  screens: async (world, count) => {
    let id = '';
    for (let n = 0; n < count; n++) id = await sampleItem(world);
    return { SampleItemNow: { id } };
  },
  bin: { kind: 'sample_item', table: 'sample_item' },
  operations: {
    sampleItem: ({ ids }) => ({ variables: { id: ids['sampleItem'] } }),
    addSampleItem: (world) => ({ variables: { input: input(world) } }),
    updateSampleItem: async (world) => ({ variables: { id: await sampleItem(world), input: input(world) } }),
    deleteSampleItem: async (world) => ({ variables: { id: await sampleItem(world) } }),
  },
  routes: {
    'post /api/sample-items': (world) => ({ body: input(world) }),
    'put /api/sample-items': async (world) => ({ query: { id: await sampleItem(world) }, body: input(world) }),
    'delete /api/sample-items': async (world) => ({ query: { id: await sampleItem(world) } }),
  },
};
