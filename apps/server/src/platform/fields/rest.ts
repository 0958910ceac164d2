import type { ApiPropertyOptions } from '@nestjs/swagger';
import type { Changes } from './changes';
import {
  TextField,
  fieldsOf,
  inputRules,
  openApiProperty,
  type DeclaredField,
  type RestOptions,
  type RestPart,
} from './field';

type Class<T> = new () => T;
type Value = Record<string, unknown>;

/** `dueDate` as `due_date`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of a class by REST name. The type also includes GraphQL-only fields. */
export type RestShape<T> = { [K in keyof T & string as SnakeCase<K>]: T[K] };

/** A REST answer built from a class that GraphQL answers. */
export interface RestAnswer<T> extends Class<RestShape<T>> {
  /** The same answer with REST names. */
  of: (row: T) => RestShape<T>;
}

/** A REST body or query built from one or more input classes. */
export interface RestInput<T> extends Class<Partial<RestShape<T>>> {
  /** The input with service names. */
  read: (sent: Partial<RestShape<T>>) => Changes<T>;
  /** The REST name of the field that a refusal names. */
  fieldName: (name: string) => string;
}

type AllOf<T extends object[]> = T extends [infer First, ...infer Rest extends object[]] ? First & AllOf<Rest> : object;

type RestField = DeclaredField & { rest: RestOptions };

/** @throws Error at start for classes without a REST field, and for two fields of one name */
function restFieldsOf(types: readonly Class<object>[]): RestField[] {
  const fields = types.flatMap(fieldsOf).filter((field): field is RestField => field.rest !== false);
  const names = new Set(fields.map(({ name }) => name));
  if (names.size === 0 || names.size < fields.length)
    throw new Error(`${types.map(({ name }) => name).join(', ')}: no field for REST, or two of one name`);
  return fields;
}

/** The source of each output field. */
interface Column {
  rest: string;
  name: string;
  of?: RestPart['of'];
  absentWhenNull?: boolean | undefined;
}

/**
 * The REST answer for a class that GraphQL answers: `class RestJob extends restAnswer(Job) {}` has its fields in snake
 * case, and `RestJob.of(job)` maps. The class is named because OpenAPI refers to schemas by name.
 */
export function restAnswer<T extends object>(type: Class<T>): RestAnswer<T> {
  const columns: Column[] = [];
  let empty: Value = {};
  class Answer {
    static readonly of = (row: T): RestShape<T> => {
      // Starts with all properties at once: an object of thirty that grows one by one takes ten times the memory.
      const answer = { ...empty };
      for (const { rest, name, of, absentWhenNull } of columns) {
        const value = (row as Value)[name];
        if (absentWhenNull && value === null) answer[rest] = undefined;
        else answer[rest] = of ? of(value) : value;
      }
      return answer as RestShape<T>;
    };
  }
  for (const field of restFieldsOf([type])) {
    const { parts, name: rest = snakeCase(field.name), absentWhenNull } = field.rest;
    if (!parts) {
      openApiProperty({ ...field, ...field.rest })(Answer.prototype, rest);
      columns.push({ rest, name: field.name, absentWhenNull });
    }
    for (const [part, { of, type: partType = String, ...shape }] of Object.entries(parts ?? {})) {
      const kind = { ...field.kind, openApi: { type: partType } as ApiPropertyOptions };
      openApiProperty({ ...shape, kind })(Answer.prototype, part);
      columns.push({ rest: part, name: field.name, of });
    }
  }
  empty = Object.fromEntries(columns.map(({ rest }) => [rest, null]));
  return Answer as RestAnswer<T>;
}

/**
 * The REST body or query for input classes: `class RestJobBody extends restInput(OwnUserId, JobChangesInput) {}` takes
 * their fields in snake case, and `RestJobBody.read(body)` returns them with service names.
 */
export function restInput<T extends object[]>(...types: { [I in keyof T]: Class<T[I]> }): RestInput<AllOf<T>> {
  const names = new Map<string, string>();
  class Input {
    static readonly read = (sent: object): object => {
      const read: Value = {};
      for (const [name, rest] of names) if (Object.hasOwn(sent, rest)) read[name] = (sent as Value)[rest];
      return read;
    };
    static readonly fieldName = (name: string): string => names.get(name) ?? name;
  }
  for (const field of restFieldsOf(types)) {
    const shape: DeclaredField = { ...field, ...field.rest, name: field.rest.name ?? snakeCase(field.name) };
    openApiProperty(shape)(Input.prototype, shape.name);
    for (const rule of inputRules(shape)) rule(Input.prototype, shape.name);
    names.set(field.name, shape.name);
  }
  return Input as RestInput<AllOf<T>>;
}

const OWN_ID = "Accepted for compatibility: must be the caller's own id, or absent.";

/** Documented calls carry the caller's user id in many places; `assertOwnBodyIds` has checked it. */
export class OwnUserId {
  @TextField(OWN_ID, { optional: true, nullable: false })
  userId?: string;
}

/** The same for the query, for `@ApiQuery`. */
export const OWN_USER_ID = { name: 'user_id', type: String, required: false, description: OWN_ID };
