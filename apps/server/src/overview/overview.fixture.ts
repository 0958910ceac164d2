import type { DomainFixture } from '../../test/tenancy/world';
import { OverviewModule } from './overview.module';

export const overviewFixture: DomainFixture = { module: OverviewModule };
