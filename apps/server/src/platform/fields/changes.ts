import { InputType } from '@nestjs/graphql';
import { declare, fieldsOf } from './field';

/** What may be sent for an input: undefined keeps the value, null clears it. */
export type Changes<T> = { [K in keyof T]?: T[K] | null };

/**
 * The input for the fields of an answer, so that a field which is read and written is declared once:
 * `class PetChanges extends changesOf(PetFields, ['id']) {}`. Every field may be left out or null, unless its option `input`
 * says otherwise.
 *
 * @param without fields that nobody writes
 */
export function changesOf<T extends object, Without extends keyof T = never>(
  type: new () => T,
  without: readonly Without[] = [],
): new () => Changes<Omit<T, Without>> {
  class Input {}
  InputType({ isAbstract: true })(Input);
  for (const { name, kind, description, list, example, rest, input } of fieldsOf(type)) {
    if (without.some((left) => left === name)) continue;
    const same = { list, example, ...(rest === false && { rest }), optional: true };
    declare<unknown>(kind, input.description ?? description, { ...same, ...input })(
      Input.prototype as Record<string, unknown>,
      name,
    );
  }
  return Input as new () => Changes<Omit<T, Without>>;
}
