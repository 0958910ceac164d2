import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { IdempotencyKey } from '../../platform/graphql';
import { JobPointsService } from './job-points.service';
import { JobSubtasksService } from './job-subtasks.service';
import { JobSubtaskChangesInput } from '../jobs.inputs';
import { Job, JobMemberPoints, JobPoints } from '../jobs.types';

const jobArgument = { type: () => ID, description: 'Id of the job.' };
const partArgument = { type: () => ID, description: 'Id of the part.' };

/** A job's parts and points. */
@Resolver(() => Job)
export class JobPartsResolver {
  constructor(
    private readonly subtasks: JobSubtasksService,
    private readonly points: JobPointsService,
  ) {}

  @Mutation(() => Job, { description: 'Adds a part to a job, at the end; 50 at most.' })
  addJobSubtask(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('title', { description: 'What is to be done: 1 to 200 characters.' }) title: string,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Job> {
    return this.subtasks.add(viewer, jobId, title, idempotencyKey);
  }

  @Mutation(() => Job, { description: 'Renames, ticks or moves a part of a job.' })
  changeJobSubtask(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('subtaskId', partArgument) subtaskId: string,
    @Args('input', { description: 'The fields to change.' }) input: JobSubtaskChangesInput,
  ): Promise<Job> {
    return this.subtasks.change(viewer, jobId, subtaskId, input);
  }

  @Mutation(() => Job, { description: 'Removes a part of a job.' })
  removeJobSubtask(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('subtaskId', partArgument) subtaskId: string,
  ): Promise<Job> {
    return this.subtasks.remove(viewer, jobId, subtaskId);
  }

  @Query(() => JobPoints, { description: 'What everybody has earned with jobs, and what waits for a parent.' })
  jobPoints(@CurrentViewer() viewer: Viewer): Promise<JobPoints> {
    return this.points.overview(viewer);
  }

  @Mutation(() => Job, {
    description: 'Approves or refuses the points of a job that was done; the last decision counts. Approvers only.',
  })
  decideJobPoints(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('isApproved', { description: 'true: they are earned. false: they are not.' }) isApproved: boolean,
  ): Promise<Job> {
    return this.points.decide(viewer, jobId, isApproved);
  }

  @Mutation(() => [JobMemberPoints], {
    description: 'Lets a member set and approve points like an admin, or no longer. Admins only.',
  })
  setJobApprover(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', { type: () => ID, description: 'The member.' }) memberId: string,
    @Args('isApprover', { description: 'Whether they may.' }) isApprover: boolean,
  ): Promise<JobMemberPoints[]> {
    return this.points.setApprover(viewer, memberId, isApprover);
  }
}
