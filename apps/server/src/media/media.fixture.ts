import type { DomainFixture } from '../../test/tenancy/world';
import { MediaModule } from './media.module';

const SHOW = 'mutation ($input: SetMemberImageInput!) { setMemberImage(input: $input) { id } }';

export const mediaFixture: DomainFixture = {
  module: MediaModule,
  fill: async (world) => {
    // an image belongs to the family once a member without an account shows it
    const publicId = await world.photo();
    await world.ask(SHOW, { input: { membershipId: world.ids['child'], publicId } });
    world.ids['image'] = publicId;
  },
  routes: {
    'post /api/uploads': () => ({
      file: {
        name: 'dot.gif',
        bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      },
    }),
  },
  carriesNothing: { 'post /api/uploads': 'an upload is of its user alone until a member shows it' },
};
