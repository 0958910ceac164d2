import { Injectable } from '@nestjs/common';
import { isLongerThan } from '@homefold/domain';
import { understandJob, type QuickAddJob } from '@homefold/domain/quick-add';
import { FeatureAccess } from '../../billing';
import { FamilyMembers, FamilySettingsReader } from '../../families';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import type { JobInWords, JobWordsUnderstanding } from './job-quick-add.types';

/** Longest accepted text, in graphemes. */
const MAX_TEXT = 500;

/** Parses a phrase into a job of the viewer's family, without storing anything. */
@Injectable()
export class JobQuickAddService {
  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Parses a text in the family's zone and locale; only present members are recognised.
   *
   * @throws DomainError INVALID (`text`) beyond 500 characters
   */
  async understand(caller: Viewer, text: string): Promise<JobWordsUnderstanding> {
    const viewer = await this.access.require(caller, 'family_jobs');
    if (isLongerThan(text, MAX_TEXT)) throw invalid('text', `Write at most ${MAX_TEXT} characters`);
    const { members, settings } = await this.db.read(viewer, async () => ({
      members: await this.members.list(viewer),
      settings: await this.families.settings(viewer),
    }));
    const { timeZone, locale, country } = settings;
    const context = { now: this.clock.now(), timeZone, locale, country, members, me: viewer.membershipId };
    const { job, candidates, ...rest } = understandJob(text, context);
    return {
      ...rest,
      job: inWords(job),
      candidates: candidates.map((one) => ({ label: one.label, job: inWords(one.job) })),
    };
  }
}

/** Copies the grammar's readonly lists for the schema's mutable types. */
const inWords = ({ repeat, ...job }: QuickAddJob): JobInWords => ({
  ...job,
  repeat: repeat && {
    ...repeat,
    weekdays: [...repeat.weekdays],
    rotation: repeat.rotation && { ...repeat.rotation, memberIds: [...repeat.rotation.memberIds] },
  },
});
