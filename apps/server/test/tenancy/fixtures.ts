import { activityFixture } from '../../src/activity/activity.fixture';
import { BillingModule } from '../../src/billing';
import { binFixture } from '../../src/bin/bin.fixture';
import { calendarFixture } from '../../src/calendar/calendar.fixture';
import { DemoModule } from '../../src/demo';
import { digestFixture } from '../../src/digest/digest.fixture';
import { familiesFixture } from '../../src/families/families.fixture';
import { IdentityModule } from '../../src/identity';
import { jobsFixture } from '../../src/jobs/jobs.fixture';
import { mediaFixture } from '../../src/media/media.fixture';
import { notificationsFixture } from '../../src/notifications/notifications.fixture';
import { overviewFixture } from '../../src/overview/overview.fixture';
import { searchFixture } from '../../src/search/search.fixture';
import type { DomainFixture } from './world';

/** Every domain of app.module.ts, those first that others stand on. */
export const fixtures: DomainFixture[] = [
  familiesFixture,
  mediaFixture,
  activityFixture,
  calendarFixture,
  jobsFixture,
  binFixture,
  overviewFixture,
  searchFixture,
  digestFixture,
  // last: whose devices there are decides who is told of what the others do
  notificationsFixture,
  // nothing of a family is theirs: accounts and features have no rows here, a copy of the demo is a family like others
  { module: IdentityModule },
  { module: BillingModule },
  { module: DemoModule },
];
