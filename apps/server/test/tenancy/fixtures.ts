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

/** Every domain of app.module.ts, dependencies first. */
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
  // last: existing devices decide who is notified of what other fixtures do
  notificationsFixture,
  // own no data of a family: accounts and features have no rows here, and a demo copy is a family like others
  { module: IdentityModule },
  { module: BillingModule },
  { module: DemoModule },
];
