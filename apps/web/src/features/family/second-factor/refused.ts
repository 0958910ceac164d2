import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { IdentityError } from '../../../app/auth/identity-api';

/**
 * Puts a refusal of the identity service beside the form's only field.
 * @throws whatever is no refusal, for the form to say
 */
export function besideField<T extends FieldValues>(
  thrown: unknown,
  setError: UseFormSetError<T>,
  field: Path<T>,
): void {
  if (!(thrown instanceof IdentityError) || thrown.status >= 500) throw thrown;
  setError(field, { type: 'server', message: thrown.message }, { shouldFocus: true });
}
