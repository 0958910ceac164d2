import { InputType } from '@nestjs/graphql';
import { UNASSIGNED_WORD } from '@homefold/domain';
import { FlagField, IdField, IntField, ObjectField, TextField, changesOf, type Changes } from '../platform/fields';
import { JobFields, JobRepeat, JobRotation } from './jobs.types';

@InputType({ description: 'Who takes turns at a repeating job.' })
export class JobRotationInput extends changesOf(JobRotation, { required: ['mode', 'memberIds'] }) {}

@InputType({ description: 'How a job comes again. In an update it replaces the rule as a whole.' })
export class JobRepeatInput extends changesOf(JobRepeat, { required: ['type'], without: ['rotation'] }) {
  @ObjectField(() => JobRotationInput, 'Who takes turns; left out, nobody does.', { optional: true })
  rotation?: JobRotationInput | null;
}

@InputType({ description: 'What to change of a job: a field left out stays as it is, null clears it.' })
export class JobChangesInput extends changesOf(JobFields, { without: ['id', 'userId'] }) {
  @TextField('A display name, `Me`, or `unassigned` (also `Family`) for a job that is anyone’s.', {
    optional: true,
    default: UNASSIGNED_WORD,
    graphql: false,
  })
  assignedTo?: string | null;

  @IdField("The member whose job it is; null: anyone's. Left out of a new job with turns: whose turn it is.", {
    optional: true,
    rest: { name: 'assigned_to_member_id', description: 'A membership id; wins over `assigned_to`.' },
  })
  assigneeId?: string | null;

  @IntField('What doing it earns: 0 to 10,000. Approvers alone may change it.', { optional: true, rest: false })
  points?: number | null;

  @FlagField('Whether a parent has to approve the points. Approvers alone may change it.', {
    optional: true,
    rest: false,
  })
  needsApproval?: boolean | null;

  @ObjectField(() => JobRepeatInput, 'How it comes again; null: it does not.', { optional: true, rest: false })
  repeat?: JobRepeatInput | null;
}

@InputType({ description: 'A new job.' })
export class JobInput extends JobChangesInput {
  @TextField('What is to be done: 1 to 200 characters.')
  override title!: string;

  @TextField('Titles of its parts, in order: up to 50.', { optional: true, list: true })
  subtasks?: string[] | null;
}

/**
 * Changes of a job, as the service takes them from both APIs. An omitted field keeps its value (or gets its default in a
 * new job); null or blank clears it. The APIs validate types, `jobPlan` validates meaning.
 */
export type JobChanges = Changes<JobChangesInput>;

@InputType({ description: 'What to change of a part of a job: a field left out stays as it is.' })
export class JobSubtaskChangesInput {
  @TextField('What is to be done: 1 to 200 characters.', { optional: true })
  title?: string | null;

  @FlagField('Whether it is ticked.', { optional: true })
  isDone?: boolean | null;

  @IntField('Its new place: 0 is the first, beyond the last is the last.', { optional: true })
  place?: number | null;
}
