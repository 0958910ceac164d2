import { IdentityError } from '../../../session/identity-api';
import { t } from '../../../messages/account/auth';

/** The field and the message of an error. */
export interface FormProblem {
  /** The form's field, or null to show it above the button. */
  field: string | null;
  message: string;
}

const texts = t.auth.errors;

/** All forms here name their password field `password`, whatever the call's parameter is. */
const FIELD_OF_CALL: Readonly<Record<string, string>> = { newPassword: 'password' };

/** Converts an error of the identity service to a message and its field. */
export function toProblem(error: unknown): FormProblem {
  if (error instanceof IdentityError) {
    if (error.status === 429) return { field: null, message: texts.tooMany };
    // The service's refusals have messages for the user; internal errors are not shown.
    if (error.status < 500 && error.message)
      return { field: error.field ? (FIELD_OF_CALL[error.field] ?? error.field) : null, message: error.message };
    return { field: null, message: texts.unknown };
  }
  if (error instanceof TypeError) return { field: null, message: texts.offline };
  return { field: null, message: texts.unknown };
}
