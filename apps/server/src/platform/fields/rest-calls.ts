import { Delete, Get, Headers, Post, Put, applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  type ApiOperationOptions,
} from '@nestjs/swagger';
import { invalid } from '../errors';
import { FlagField, TextField } from './field';
import { OWN_USER_ID } from './rest';

/** The summary of a call, or several documentation options. */
type Operation = string | ApiOperationOptions;

const described = (operation: Operation, more: ApiOperationOptions = {}): MethodDecorator =>
  ApiOperation({ ...more, ...(typeof operation === 'string' ? { summary: operation } : operation) });

/**
 * The four calls of a kind of record. Each decorator declares a route and documents it by a summary, the class of its
 * answer and a description, plus whatever is the same in every domain:
 *
 * @RestCall.add('Adds a pet.', RestPet, 'The pet.')
 * async add(@CurrentViewer() viewer: Viewer, @Body() body: RestPetBody, @IdempotencyKeyHeader() key?: string)
 */
export const RestCall = {
  /** `GET`: the family's records. */
  list: (operation: Operation, type: Type, description: string): MethodDecorator =>
    applyDecorators(ApiOkResponse({ type, description }), ApiQuery(OWN_USER_ID), described(operation), Get()),

  /** `POST`: a new record. */
  add: (operation: Operation, type: Type, description: string): MethodDecorator =>
    applyDecorators(ApiCreatedResponse({ type, description }), described(operation), Post()),

  /** `PUT`: changes a record. */
  change: (operation: Operation, type: Type, description: string): MethodDecorator =>
    applyDecorators(ApiOkResponse({ type, description }), described(operation), Put()),

  /** `DELETE`: moves a record to the bin. @param id the class by which the call names it, see `restId` and `requiredId` */
  delete: (operation: Operation, type: Type, description: string, id: Type): MethodDecorator =>
    applyDecorators(
      ApiOkResponse({ type, description }),
      ApiBody({ type: id, required: false }),
      ApiQuery(OWN_USER_ID),
      described(operation, { description: '`id` is in the query or in the body.' }),
      Delete(),
    ),
};

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  required: false,
  description:
    'An idempotency key of 8 to 128 characters: repeating the call with the same key returns the first result.',
};

/** A parameter decorator for the idempotency key of a creating call, with its documentation. */
export const IdempotencyKeyHeader = (): ParameterDecorator => (target, method, index) => {
  if (method === undefined) throw new Error('IdempotencyKeyHeader belongs to a method of a controller');
  Headers(IDEMPOTENCY_KEY.name)(target, method, index);
  ApiHeader(IDEMPOTENCY_KEY)(target, method, Object.getOwnPropertyDescriptor(target, method) as PropertyDescriptor);
};

/**
 * Declares where a call names its record: `class RestPetId extends restId('Id of the pet; in the query or in the
 * body.') {}`.
 */
export function restId(description: string): new () => { id?: string } {
  class Id {
    @TextField(description, { optional: true, nullable: false })
    id?: string;
  }
  return Id;
}

/** The answer to a deletion: `class RestPetDeletion extends restDeletion('Id of the pet.') {}`. */
export function restDeletion(description: string): new () => { success: boolean; id: string } {
  class Deletion {
    @FlagField('Always true; errors have another status.', { example: true })
    success!: boolean;

    @TextField(description)
    id!: string;
  }
  return Deletion;
}

/** The id from the first place that has one, such as query or body. @throws DomainError INVALID (`id`) */
export function requiredId(...places: readonly (string | null | undefined)[]): string {
  const id = places.find(Boolean);
  if (!id) throw invalid('id', 'id is required');
  return id;
}
