import { PASSWORD_LENGTH } from '@homefold/domain';
import { t } from '../../../messages/account/auth';

const texts = t.auth.errors;

/** The fields' rules for react-hook-form. The identity service validates again. */
export const rules = {
  name: { validate: (value: string) => value.trim() !== '' || texts.name },
  email: {
    validate: (value: string) =>
      value.trim() === '' ? texts.email : /^\S+@\S+\.\S+$/.test(value.trim()) || texts.emailInvalid,
  },
  password: { required: texts.password },
  newPassword: {
    required: texts.password,
    minLength: { value: PASSWORD_LENGTH.min, message: texts.weak },
    maxLength: { value: PASSWORD_LENGTH.max, message: texts.long },
  },
};
