import { Injectable } from '@nestjs/common';
import { isLongerThan } from '@homefold/domain';
import { understandJob, type QuickAddJob } from '@homefold/domain/quick-add';
import { FeatureAccess } from '../billing';
import { FamilyMembers, FamilySettingsReader } from '../families';
import type { Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import type { JobInWords, JobWordsUnderstanding } from './job-words.types';

/** Longest text that is read, in characters as people count them. */
const MAX_TEXT = 500;

/** Understands a line of words as a job of the viewer's family. Stores nothing. */
@Injectable()
export class JobWordsService {
  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * What a text would add, in the family's zone and locale, about its present members alone.
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

/** Lists of the grammar are not to be changed, those of the schema may be. */
const inWords = ({ repeat, ...job }: QuickAddJob): JobInWords => ({
  ...job,
  repeat: repeat && {
    ...repeat,
    weekdays: [...repeat.weekdays],
    rotation: repeat.rotation && { ...repeat.rotation, memberIds: [...repeat.rotation.memberIds] },
  },
});
