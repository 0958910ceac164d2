import { IdentityError } from '../../app/auth/identity-api';
import { t } from '../../app/messages/auth';

/** Where a refusal belongs and what it says. */
export interface FormProblem {
  /** The form's field, or null for above the button. */
  field: string | null;
  message: string;
}

const texts = t.auth.errors;

/** Every form here calls its password field so, whatever the call does. */
const FIELD_OF_CALL: Readonly<Record<string, string>> = { newPassword: 'password' };

/** Turns whatever a call to the identity service threw into words beside the right field. */
export function toProblem(error: unknown): FormProblem {
  if (error instanceof IdentityError) {
    if (error.status === 429) return { field: null, message: texts.tooMany };
    // The service explains a refusal in the product's own words; what broke inside stays inside.
    if (error.status < 500 && error.message)
      return { field: error.field ? (FIELD_OF_CALL[error.field] ?? error.field) : null, message: error.message };
    return { field: null, message: texts.unknown };
  }
  if (error instanceof TypeError) return { field: null, message: texts.offline };
  return { field: null, message: texts.unknown };
}
