import { FlagField, ObjectField, OwnUserId, restAnswer, restDeletion, restId, restInput } from '../platform/fields';
import { JobChangesInput } from './jobs.inputs';
import { Job } from './jobs.types';

/** REST response shape of a job. */
export class RestTodo extends restAnswer(Job) {}

export class RestTodos {
  @ObjectField(() => RestTodo, 'Open jobs by due date, then completed jobs, latest completion first.', { list: true })
  todos!: RestTodo[];
}

export class RestTodoAnswer {
  @ObjectField(() => RestTodo, 'The stored job.')
  todo!: RestTodo;
}

export class RestTodoDeletion extends restDeletion('Id of the job, which stays in the bin for 30 days.') {}

/** Body of POST: the documented fields and a few more; unknown fields are dropped. */
export class RestTodoBody extends restInput(OwnUserId, JobChangesInput) {}

class JobTick {
  @FlagField('A value that differs from the stored one is a toggle and changes nothing else.', {
    optional: true,
    nullable: false,
  })
  isCompleted?: boolean | null;
}

/** Body of PUT: any of the fields. */
export class RestTodoUpdateBody extends restInput(OwnUserId, JobChangesInput, JobTick) {}

export class RestTodoId extends restId('Id of the job; for a deletion in the query or in the body.') {}
