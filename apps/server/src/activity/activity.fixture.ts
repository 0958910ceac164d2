import type { DomainFixture } from '../../test/tenancy/world';
import { ActivityModule } from './activity.module';

/** Its rows are created by the other domains' fixtures. */
export const activityFixture: DomainFixture = {
  module: ActivityModule,
  screens: () => Promise.resolve({ Activities: { first: 20 }, LastChanges: { first: 20 } }),
};
