import { IdentityError } from '../../app/auth/identity-api';
import { t } from '../../app/messages/public';

/** Where a refusal belongs and what it says. */
export interface FormProblem {
  field: 'name' | 'email' | 'password' | null;
  message: string;
}

const texts = t.auth.errors;
const BY_CODE: Readonly<Record<string, FormProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: { field: null, message: texts.wrong },
  USER_ALREADY_EXISTS: { field: 'email', message: texts.taken },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { field: 'email', message: texts.taken },
  PASSWORD_TOO_SHORT: { field: 'password', message: texts.weak },
  PASSWORD_TOO_LONG: { field: 'password', message: texts.long },
  INVALID_EMAIL: { field: 'email', message: texts.emailInvalid },
  INVALID_TOKEN: { field: null, message: texts.link },
};

/** Turns whatever a call to the identity service threw into words beside the right field. */
export function toProblem(error: unknown): FormProblem {
  if (error instanceof IdentityError) {
    if (error.status === 429) return { field: null, message: texts.tooMany };
    const known = BY_CODE[error.code];
    if (known) return known;
    // The service explains a refused input in its own words; what broke inside stays inside.
    if (error.status < 500 && error.message) return { field: null, message: error.message };
    return { field: null, message: texts.unknown };
  }
  if (error instanceof TypeError) return { field: null, message: texts.offline };
  return { field: null, message: texts.unknown };
}
