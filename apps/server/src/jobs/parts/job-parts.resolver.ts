import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { IdempotencyKey } from '../../platform/graphql';
import { JobPointsService } from './job-points.service';
import { JobSubtasksService } from './job-subtasks.service';
import { JobSubtaskChangesInput } from '../jobs.inputs';
import { JobMemberPoints, JobPoints } from '../job-board.types';
import { Job } from '../jobs.types';

const jobArgument = { type: () => ID, description: 'Id of the job.' };
const partArgument = { type: () => ID, description: 'Id of the subtask.' };

/** A job's parts and points. */
@Resolver(() => Job)
export class JobPartsResolver {
  constructor(
    private readonly subtasks: JobSubtasksService,
    private readonly points: JobPointsService,
  ) {}

  @Mutation(() => Job, { description: 'Appends a subtask to a job; at most 50.' })
  addJobSubtask(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('title', { description: 'Title: 1 to 200 characters.' }) title: string,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Job> {
    return this.subtasks.add(viewer, jobId, title, idempotencyKey);
  }

  @Mutation(() => Job, { description: 'Renames, completes, reopens or moves a subtask.' })
  changeJobSubtask(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('subtaskId', partArgument) subtaskId: string,
    @Args('input', { description: 'The fields to change.' }) input: JobSubtaskChangesInput,
  ): Promise<Job> {
    return this.subtasks.change(viewer, jobId, subtaskId, input);
  }

  @Mutation(() => Job, { description: 'Removes a subtask.' })
  removeJobSubtask(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('subtaskId', partArgument) subtaskId: string,
  ): Promise<Job> {
    return this.subtasks.remove(viewer, jobId, subtaskId);
  }

  @Query(() => JobPoints, { description: 'Points of all members, and the jobs awaiting approval.' })
  jobPoints(@CurrentViewer() viewer: Viewer): Promise<JobPoints> {
    return this.points.overview(viewer);
  }

  @Mutation(() => Job, {
    description: 'Approves or rejects the points of a completed job, replacing any earlier decision. Approvers only.',
  })
  decideJobPoints(
    @CurrentViewer() viewer: Viewer,
    @Args('jobId', jobArgument) jobId: string,
    @Args('isApproved', { description: 'true approves the points, false rejects them.' }) isApproved: boolean,
  ): Promise<Job> {
    return this.points.decide(viewer, jobId, isApproved);
  }

  @Mutation(() => [JobMemberPoints], {
    description: "Grants or revokes a member's permission to set and approve points. Admins only.",
  })
  setJobApprover(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', { type: () => ID, description: 'The member.' }) memberId: string,
    @Args('isApprover', { description: 'Whether they may.' }) isApprover: boolean,
  ): Promise<JobMemberPoints[]> {
    return this.points.setApprover(viewer, memberId, isApprover);
  }
}
