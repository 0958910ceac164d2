import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, assertOwner, type Viewer } from '../platform/auth';
import { RestNames } from '../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall, requiredId } from '../platform/fields';
import { SentOwner } from '../platform/http';
import { JobsReader } from './jobs.reader';
import {
  RestTodo,
  RestTodoAnswer,
  RestTodoBody,
  RestTodoDeletion,
  RestTodoId,
  RestTodoUpdateBody,
  RestTodos,
} from './jobs.rest';
import { JobsService } from './jobs.service';

/** The documented REST API of the family jobs. */
@ApiTags('todos')
@RestNames({ field: RestTodoUpdateBody.fieldName, current: RestTodo.of })
@Controller('api/todos')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly reader: JobsReader,
  ) {}

  @RestCall.list("All jobs of the caller's family. 403 FEATURE_LOCKED.", RestTodos, 'The jobs.')
  async list(@CurrentViewer() viewer: Viewer): Promise<RestTodos> {
    return { todos: (await this.reader.all(viewer)).map(RestTodo.of) };
  }

  @RestCall.add(
    {
      summary: 'Adds a job.',
      description: 'The same title by the same caller within 3 seconds returns the first job.',
    },
    RestTodoAnswer,
    'The job.',
  )
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestTodoBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestTodoAnswer> {
    return { todo: RestTodo.of(await this.jobs.add(viewer, RestTodoBody.read(body), key)) };
  }

  @RestCall.change(
    {
      summary: 'Changes the given fields of a job, or completes or reopens it.',
      description:
        'null or a blank text clears a field. An `is_completed` that differs from the stored one is a toggle and changes nothing else.',
    },
    RestTodoAnswer,
    'The job as it is now.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestTodoId,
    @Body() body: RestTodoUpdateBody,
    @IfMatch() version?: number,
    @SentOwner() owner?: string,
  ): Promise<RestTodoAnswer> {
    const id = requiredId(query.id);
    if (owner) assertOwner(owner, (await this.reader.get(viewer, id)).userId);
    return { todo: RestTodo.of(await this.jobs.put(viewer, id, RestTodoUpdateBody.read(body), version)) };
  }

  @RestCall.delete('Moves a job to the bin.', RestTodoDeletion, 'The job was moved to the bin.', RestTodoId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestTodoId,
    @Body() body?: RestTodoId,
    @IfMatch() version?: number,
  ): Promise<RestTodoDeletion> {
    const { id } = await this.jobs.delete(viewer, requiredId(query.id, body?.id), version);
    return { success: true, id };
  }
}
