import {
  Delete,
  Get,
  Headers,
  Post,
  Put,
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  type ApiHeaderOptions,
  type ApiOperationOptions,
} from '@nestjs/swagger';
import { invalid } from '../errors';
import type { AppRequest } from '../http/app-request';
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
 *
 * A row may be sent back whole as often as one likes (product rule 92): read-only fields are dropped, and what is the
 * same changes nothing. `@IfMatch()` gives the one precondition.
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

const IF_MATCH = {
  name: 'if-match',
  required: false,
  schema: { type: 'string' },
  example: '"3"',
  description:
    'The `version` of the row on which the call is based. 409 VERSION_CONFLICT with the current row in ' +
    '`details.current` if it has another one. Without the header the last change wins; a `version` in the body is ignored.',
};

const VERSION = /^(?:W\/)?("?)(\d{1,9})\1$/;

/** @throws DomainError INVALID (`if-match`) */
function versionIn(header: string | undefined): number | undefined {
  const sent = header?.trim() ?? '';
  if (sent === '' || sent === '*') return undefined;
  const version = VERSION.exec(sent)?.[2];
  if (version === undefined) throw invalid('if-match', 'If-Match must be one version of the row, such as "3", or *.');
  return Number(version);
}

const SeenVersion = createParamDecorator((_: unknown, context: ExecutionContext) =>
  versionIn(context.switchToHttp().getRequest<AppRequest>().headers['if-match']),
);

/** A parameter decorator for the version on which a change or a deletion is based, with its documentation. */
export const IfMatch = (): ParameterDecorator => (target, method, index) => {
  SeenVersion()(target, method, index);
  documentHeader(IF_MATCH, target, method);
};

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  required: false,
  description:
    'An idempotency key of 8 to 128 characters: repeating the call with the same key returns the first result.',
};

/** A parameter decorator for the idempotency key of a creating call, with its documentation. */
export const IdempotencyKeyHeader = (): ParameterDecorator => (target, method, index) => {
  Headers(IDEMPOTENCY_KEY.name)(target, method, index);
  documentHeader(IDEMPOTENCY_KEY, target, method);
};

function documentHeader(header: ApiHeaderOptions, target: object, method: string | symbol | undefined): void {
  if (method === undefined) throw new Error(`${header.name} belongs to a method of a controller`);
  ApiHeader(header)(target, method, Object.getOwnPropertyDescriptor(target, method) as PropertyDescriptor);
}

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
  if (!id) throw invalid('id', 'Id is required.');
  return id;
}
