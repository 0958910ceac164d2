import type { DomainFixture } from '../../test/tenancy/world';
import { ActivityModule } from './activity.module';

/** Its rows come from whatever the others do. */
export const activityFixture: DomainFixture = { module: ActivityModule };
