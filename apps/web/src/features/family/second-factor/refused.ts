import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { IdentityError } from '../../../session/identity-api';

/**
 * Shows a refusal of the identity service at the form's only field.
 * @throws any other error, for the form to show
 */
export function besideField<T extends FieldValues>(
  thrown: unknown,
  setError: UseFormSetError<T>,
  field: Path<T>,
): void {
  if (!(thrown instanceof IdentityError) || thrown.status >= 500) throw thrown;
  setError(field, { type: 'server', message: thrown.message }, { shouldFocus: true });
}
