import { InputType } from '@nestjs/graphql';
import { UNASSIGNED_WORD } from '@homefold/domain';
import { FlagField, IdField, IntField, ObjectField, TextField, changesOf, type Changes } from '../platform/fields';
import { JobFields, JobRepeat, JobRotation } from './jobs.types';

@InputType({ description: 'The rotation of a repeating job.' })
export class JobRotationInput extends changesOf(JobRotation, { required: ['mode', 'memberIds'] }) {}

@InputType({ description: 'How a job repeats. In an update it replaces the whole rule.' })
export class JobRepeatInput extends changesOf(JobRepeat, { required: ['type'], without: ['rotation'] }) {
  @ObjectField(() => JobRotationInput, 'The rotation; none by default.', { optional: true })
  rotation?: JobRotationInput | null;
}

@InputType({ description: 'Changes of a job: an omitted field keeps its value, null clears it.' })
export class JobChangesInput extends changesOf(JobFields, { without: ['id', 'userId'] }) {
  @TextField('A display name, `Me`, or `unassigned` (or `Family`) for anyone.', {
    optional: true,
    default: UNASSIGNED_WORD,
    graphql: false,
  })
  assignedTo?: string | null;

  @IdField('The assignee; null for anyone. Omitted in a new job with a rotation: the member whose turn it is.', {
    optional: true,
    rest: {
      name: 'assigned_to_member_id',
      description: 'A membership id; takes precedence over `assigned_to`, unless it is the stored one.',
    },
  })
  assigneeId?: string | null;

  @IntField('Points for completing it: 0 to 10,000. Only approvers may change it.', { optional: true, rest: false })
  points?: number | null;

  @FlagField('Whether a parent has to approve the points. Only approvers may change it.', {
    optional: true,
    rest: false,
  })
  needsApproval?: boolean | null;

  @ObjectField(() => JobRepeatInput, 'How it repeats; null when it does not.', { optional: true, rest: false })
  repeat?: JobRepeatInput | null;
}

@InputType({ description: 'A new job.' })
export class JobInput extends JobChangesInput {
  @TextField('Title: 1 to 200 characters.')
  override title!: string;

  @TextField('Titles of its subtasks, in order: up to 50.', { optional: true, list: true })
  subtasks?: string[] | null;
}

/**
 * Changes of a job, as the service takes them from both APIs. An omitted field keeps its value (or gets its default in a
 * new job); null or blank clears it. The APIs validate types, `jobPlan` validates meaning.
 */
export type JobChanges = Changes<JobChangesInput>;

@InputType({ description: 'Changes of a subtask: an omitted field keeps its value.' })
export class JobSubtaskChangesInput {
  @TextField('Title: 1 to 200 characters.', { optional: true })
  title?: string | null;

  @FlagField('Whether it is completed.', { optional: true })
  isDone?: boolean | null;

  @IntField('Its new position: 0 is the first; beyond the end is the last.', { optional: true })
  place?: number | null;
}
