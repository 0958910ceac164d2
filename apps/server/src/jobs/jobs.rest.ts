import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { POINTS_STATES, type CalendarDate, type LocalTime, type PointsState } from '@homefold/domain';
import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import type { JobChanges } from './jobs.inputs';
import type { Job } from './jobs.types';

/** Body of POST: the fields of the documents, and a few beyond; others are dropped. */
export class RestTodoBody {
  @ApiPropertyOptional({ description: "Accepted for compatibility; the caller's own or absent." })
  @IsOptional()
  @IsString()
  user_id?: string;

  @ApiPropertyOptional({ type: String, description: 'What is to be done: 1 to 200 characters. Needed in a new job.' })
  @IsOptional()
  @IsString()
  title?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Up to 5,000 characters.' })
  @IsOptional()
  @IsString()
  notes?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '2026-10-08', description: 'When it is due.' })
  @IsOptional()
  @IsString()
  due_date?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '18:00', description: 'The time of that day.' })
  @IsOptional()
  @IsString()
  due_time?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    default: 'unassigned',
    description: 'A display name, `Me`, or `unassigned` (also `Family`) for a job that is anyone’s.',
  })
  @IsOptional()
  @IsString()
  assigned_to?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'A membership id; wins over `assigned_to`.' })
  @IsOptional()
  @IsString()
  assigned_to_member_id?: string | null;
}

/** Body of PUT: any of the fields, and optionally the version the caller saw. */
export class RestTodoUpdateBody extends RestTodoBody {
  @ApiPropertyOptional({
    type: Boolean,
    description: 'Other than what is stored it is a toggle, and then changes nothing else.',
  })
  @IsOptional()
  @IsBoolean()
  is_completed?: boolean | null;

  @ApiPropertyOptional({ type: Number, description: 'The version you saw; a newer stored one answers 409.' })
  @IsOptional()
  @IsInt()
  version?: number;
}

export class RestTodoId {
  @ApiPropertyOptional({ description: 'Id of the job; of a deletion here or in the other place.' })
  @IsOptional()
  @IsString()
  id?: string;
}

/** A job as the documented calls answer it. */
export class RestTodo {
  @ApiProperty({ description: 'Id of the job.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'User id of who added it, if they have an account.' })
  user_id!: string | null;

  @ApiProperty({ description: 'What is to be done.' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Anything more to know.' })
  notes!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-10-08', description: 'When it is due, YYYY-MM-DD.' })
  due_date!: CalendarDate | null;

  @ApiProperty({ type: String, nullable: true, example: '18:00', description: 'The time of that day, HH:MM.' })
  due_time!: LocalTime | null;

  @ApiProperty({ type: String, nullable: true, description: "Display name of whose job it is; null: anyone's." })
  assigned_to!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Membership id of the same member.' })
  assigned_to_member_id!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Their display name once more.' })
  assigned_to_name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Their first name, if known.' })
  assigned_to_first_name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Their last name, if known.' })
  assigned_to_last_name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Their photo, if there is one.' })
  assigned_to_avatar_url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Their preset avatar, if one was chosen.' })
  assigned_to_default_avatar_id!: string | null;

  @ApiProperty({ description: 'Whether it is done.' })
  is_completed!: boolean;

  @ApiProperty({ type: Date, nullable: true, description: 'When it was ticked; null while it is open.' })
  completed_at!: Date | null;

  @ApiProperty({ description: 'Whether it comes again.' })
  is_recurring!: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'What doing it earns; null earns nothing.' })
  points!: number | null;

  @ApiProperty({
    enum: POINTS_STATES,
    nullable: true,
    description: 'What became of the points; null until it is done.',
  })
  points_state!: PointsState | null;

  @ApiProperty({ description: 'When it was added.' })
  created_at!: Date;

  @ApiProperty({ description: 'When it last changed.' })
  updated_at!: Date;

  @ApiProperty({ description: 'Grows with every change.' })
  version!: number;
}

export class RestTodos {
  @ApiProperty({ type: [RestTodo], description: 'Open jobs by due date, then completed ones, the newest first.' })
  todos!: RestTodo[];
}

export class RestTodoAnswer {
  @ApiProperty({ description: 'The job as it is now stored.' })
  todo!: RestTodo;
}

export class RestTodoDeletion {
  @ApiProperty({ example: true, description: 'Always true; a refusal is an error.' })
  success!: boolean;

  @ApiProperty({ description: 'Id of the job, which lies in the bin for 30 days.' })
  id!: string;
}

/** The same job in the names of the documented calls. */
export const toRestTodo = (job: Job): RestTodo => ({
  id: job.id,
  user_id: job.userId,
  title: job.title,
  notes: job.notes,
  due_date: job.dueDate,
  due_time: job.dueTime,
  assigned_to: job.assignee?.displayName ?? null,
  assigned_to_member_id: job.assignee?.memberId ?? null,
  assigned_to_name: job.assignee?.displayName ?? null,
  assigned_to_first_name: job.assignee?.firstName ?? null,
  assigned_to_last_name: job.assignee?.lastName ?? null,
  assigned_to_avatar_url: job.assignee?.avatarUrl ?? null,
  assigned_to_default_avatar_id: job.assignee?.defaultAvatarId ?? null,
  is_completed: job.isCompleted,
  completed_at: job.completedAt,
  is_recurring: job.repeat !== null,
  points: job.points,
  points_state: job.pointsState,
  created_at: job.createdAt,
  updated_at: job.updatedAt,
  version: job.version,
});

/** Where a field of the service is called differently by the documented calls. */
const restNames = {
  title: 'title',
  notes: 'notes',
  dueDate: 'due_date',
  dueTime: 'due_time',
  assignedTo: 'assigned_to',
  assigneeId: 'assigned_to_member_id',
} as const satisfies Partial<Record<keyof JobChanges, keyof RestTodoBody>>;

/** The REST name of a field that a refusal names. */
export const restTodoField = (field: string): string =>
  Object.hasOwn(restNames, field) ? restNames[field as keyof typeof restNames] : field;

/** A documented body in the names of the service; what was not sent stays undefined. */
export const changesOfRest = (body: RestTodoBody): JobChanges =>
  Object.fromEntries(Object.entries(restNames).map(([ours, theirs]) => [ours, body[theirs]]));
