import type { DomainFixture, World } from '../../test/tenancy/world';
import { DigestModule } from './digest.module';

const again = (world: World) => () =>
  world.sql('update digest_schedule set sent_at = null where family_id = $1', [world.family.id]);

export const digestFixture: DomainFixture = {
  module: DigestModule,
  fill: async (world) => {
    await world.ask('mutation { sendDailyDigest { recipients } }');
  },
  freeze: (world) =>
    world.sql("update digest_schedule set due_at = 'infinity' where family_id = $1", [world.family.id]),
  operations: { sendDailyDigest: (world) => ({ ready: again(world) }) },
  routes: { 'post /api/daily-digest': (world) => ({ ready: again(world) }) },
};
