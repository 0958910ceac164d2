import { InputType } from '@nestjs/graphql';
import { declare, fieldsOf } from './field';

/** What may be sent for an input: undefined keeps the value, null clears it. */
export type Changes<T> = { [K in keyof T]?: T[K] | null };

/** The fields of an input for `T`. */
type InputOf<T, Required extends keyof T, Without extends keyof T> = Pick<T, Required> &
  Changes<Omit<T, Required | Without>>;

/**
 * The input for the fields of an answer, so that a field that is both read and written is declared once: `class
 * PetChanges extends changesOf(PetFields, { without: ['id'] }) {}`. Every field may be left out or null.
 *
 * @param of `required`: fields that GraphQL clients must send; `without`: read-only fields
 */
export function changesOf<T extends object, Required extends keyof T = never, Without extends keyof T = never>(
  type: new () => T,
  { required = [], without = [] }: { required?: readonly Required[]; without?: readonly Without[] } = {},
): new () => InputOf<T, Required, Without> {
  class Input {}
  InputType({ isAbstract: true })(Input);
  for (const { name, kind, description, list, example, rest, input } of fieldsOf(type)) {
    if (without.some((left) => left === name)) continue;
    const optional = !required.some((each) => each === name);
    const same = { list, example, optional, ...(rest === false && { rest }) };
    declare<unknown>(kind, input.description ?? description, { ...same, ...input })(
      Input.prototype as Record<string, unknown>,
      name,
    );
  }
  return Input as new () => InputOf<T, Required, Without>;
}
