import type { JobFieldsFragment, JobBoardQuery, JobPageFieldsFragment } from '../generated';
import type { AddJobMutationVariables, UpdateJobMutationVariables } from '../generated';

/** A family job; for a repeating job: one instance. */
export type Job = JobFieldsFragment;
export type Board = JobBoardQuery['jobBoard'];
export type JobPage = JobPageFieldsFragment;
export type Counts = Board['counts'];
export type Repeat = NonNullable<Job['repeat']>;

export type JobInput = AddJobMutationVariables['input'];
export type JobChanges = UpdateJobMutationVariables['input'];

/** The job with its `__typename`s, which the generated types leave out. */
export function typed(job: Job): Job & { __typename: 'Job' } {
  const { assignee, repeat, subtasks } = job;
  const stored = {
    __typename: 'Job' as const,
    ...job,
    assignee: assignee && { __typename: 'JobPerson' as const, ...assignee },
    repeat: repeat && {
      __typename: 'JobRepeat' as const,
      ...repeat,
      rotation: repeat.rotation && { __typename: 'JobRotation' as const, ...repeat.rotation },
    },
    subtasks: subtasks.map((part) => ({ __typename: 'JobSubtask' as const, ...part })),
  };
  return stored;
}
