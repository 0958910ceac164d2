import { invalid } from '../errors';
import { FlagField, TextField } from './field';

/** Parts of REST calls that every domain has. */

/** The header of a creating call, for `@ApiHeader`. */
export const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  required: false,
  description: 'An idempotency key of 8 to 128 characters: repeating the call with it returns the first result.',
};

/** The answer to a deletion: `class RestPetDeletion extends restDeletion('Id of the pet.') {}`. */
export function restDeletion(description: string): new () => { success: boolean; id: string } {
  class Deletion {
    @FlagField('Always true; a refusal is an error.', { example: true })
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
