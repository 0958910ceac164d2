import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DONE_SHOWN } from '@homefold/domain';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DeletedItem } from '../platform/bin';
import { After, First, IdempotencyKey, UndoKey, Version } from '../platform/graphql';
import { JobChangesInput, JobInput } from './jobs.inputs';
import { JobsReader } from './jobs.reader';
import { JobsService } from './jobs.service';
import { JobBoard, JobPage } from './job-board.types';
import { Job, JobCompletion, JobFilter, JobSection } from './jobs.types';

const idArgument = { type: () => ID, description: 'Id of the job.' };
const filterArgument = {
  type: () => JobFilter,
  defaultValue: JobFilter.all,
  description: 'Whose jobs are shown.',
};

@Resolver(() => Job)
export class JobsResolver {
  constructor(
    private readonly jobs: JobsService,
    private readonly reader: JobsReader,
  ) {}

  @Query(() => JobBoard, {
    description: 'The job board: the first jobs of each section, and the counts.',
  })
  jobBoard(
    @CurrentViewer() viewer: Viewer,
    @Args('filter', filterArgument) filter: JobFilter,
    @Args('first', { type: () => Int, defaultValue: 50, description: 'How many jobs of each open section, 1 to 100.' })
    first: number,
    @Args('done', { type: () => Int, defaultValue: DONE_SHOWN, description: 'How many completed jobs, 1 to 100.' })
    done: number,
  ): Promise<JobBoard> {
    return this.reader.board(viewer, filter, first, done);
  }

  @Query(() => JobPage, { description: 'A page of one section of the family jobs.', name: 'jobs' })
  list(
    @CurrentViewer() viewer: Viewer,
    @Args('section', { type: () => JobSection, description: 'Which section.' }) section: JobSection,
    @Args('filter', filterArgument) filter: JobFilter,
    @First(50) first: number,
    @After() after?: string | null,
  ): Promise<JobPage> {
    return this.reader.page(viewer, section, filter, first, after);
  }

  @Query(() => Job, { description: 'One job.' })
  job(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<Job> {
    return this.reader.get(viewer, id);
  }

  @Mutation(() => Job, {
    description: 'Adds a job. The same title by the same caller within 3 seconds returns the first job.',
  })
  addJob(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The job.' }) input: JobInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Job> {
    return this.jobs.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => Job, {
    description:
      'Changes a job. A new due date moves only this instance of a repeating job; a new rule applies from now on. VERSION_CONFLICT (409).',
  })
  updateJob(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change.' }) input: JobChangesInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Job> {
    return this.jobs.update(viewer, id, input, version, undoKey);
  }

  @Mutation(() => JobCompletion, {
    description: 'Completes or reopens a job. Completing a repeating job opens its next instance.',
  })
  setJobCompleted(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('isCompleted', { description: 'true completes, false reopens; idempotent.' })
    isCompleted: boolean,
  ): Promise<JobCompletion> {
    return this.jobs.setCompleted(viewer, id, isCompleted);
  }

  @Mutation(() => Job, {
    description:
      'Skips this instance of a repeating job: it becomes due on the next date. CONFLICT (409) for a job that is ' +
      'completed, does not repeat or has no next date.',
  })
  skipJob(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Job> {
    return this.jobs.skip(viewer, id, version, undoKey);
  }

  @Mutation(() => Job, { description: 'Moves an open job within the jobs of its due date.' })
  moveJob(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description: 'Id of the open job with the same due date to move it after; null moves it to the front.',
    })
    afterId?: string | null,
  ): Promise<Job> {
    return this.jobs.move(viewer, id, afterId ?? null);
  }

  @Mutation(() => DeletedItem, {
    description:
      'Moves a job to the bin, from which it can be restored for 30 days. Deleting an open instance ends its ' +
      'repeat.',
  })
  deleteJob(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.jobs.delete(viewer, id, version, undoKey);
  }
}
