import { Injectable } from '@nestjs/common';
import { understandJob, type QuickAddJob } from '@homefold/domain/quick-add';
import { FeatureAccess } from '../../billing';
import { PhraseContext } from '../../families';
import type { Viewer } from '../../platform/auth';
import type { ParsedJob, JobPhrase } from './job-quick-add.types';

/** Parses a phrase into a job of the viewer's family, without storing anything. */
@Injectable()
export class JobQuickAddService {
  constructor(
    private readonly access: FeatureAccess,
    private readonly phrases: PhraseContext,
  ) {}

  /**
   * Parses a text in the family's zone and locale.
   *
   * @throws DomainError INVALID (`text`) beyond 500 characters
   */
  async understand(caller: Viewer, text: string): Promise<JobPhrase> {
    const viewer = await this.access.require(caller, 'family_jobs');
    const context = await this.phrases.of(viewer, text);
    const { job, candidates, ...rest } = understandJob(text, context);
    return {
      ...rest,
      job: parsedJob(job),
      candidates: candidates.map((one) => ({ label: one.label, job: parsedJob(one.job) })),
    };
  }
}

/** Copies the grammar's readonly lists for the schema's mutable types. */
const parsedJob = ({ repeat, ...job }: QuickAddJob): ParsedJob => ({
  ...job,
  repeat: repeat && {
    ...repeat,
    weekdays: [...repeat.weekdays],
    rotation: repeat.rotation && { ...repeat.rotation, memberIds: [...repeat.rotation.memberIds] },
  },
});
