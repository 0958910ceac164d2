import { isGuestAddress } from '@homefold/domain';
import { z } from 'zod';
import { invalid } from '../../platform/errors';
import { recoveryCodeOf } from './recovery-codes';
import { PASSWORD_MAX, PASSWORD_MIN } from './better-auth';

/** Longest address that mail servers accept (RFC 5321). */
const EMAIL_MAX = 254;
const NAME_MAX = 80;

const email = z
  .string({ error: 'Please enter your email address' })
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address')
  .max(EMAIL_MAX, 'Email is too long.')
  .pipe(z.email('Please enter a valid email address'));

/** Nobody can read mail at an address that ends in `.invalid`: those are the demo's guests'. */
const ownEmail = email.refine((address) => !isGuestAddress(address), 'Please enter a valid email address');

const name = z
  .string({ error: 'Please tell us your name' })
  // control and invisible formatting characters would let a name pretend to be another
  .transform((value) =>
    value
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1, 'Please tell us your name').max(NAME_MAX, `Name can have at most ${NAME_MAX} characters.`));

const newPassword = z
  .string({ error: 'Please enter your password' })
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`);

/** A password that was chosen before: only bounded, so that hashing stays cheap. */
const password = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(PASSWORD_MAX, 'Password is too long.');

/** Bodies of the calls under `/identity`. Unknown fields are dropped, never passed on to the library. */
export const identityInputs = {
  signUp: z.object({ name, email: ownEmail, password: newPassword, rememberMe: z.boolean().optional() }),
  signIn: z.object({ email, password, rememberMe: z.boolean().optional() }),
  requestReset: z.object({ email }),
  reset: z.object({
    token: z.string({ error: 'The link is not complete.' }).min(1).max(200),
    newPassword,
  }),
  changePassword: z
    .object({ currentPassword: password, newPassword })
    // whoever changes a password wants everybody else out
    .transform((body) => ({ ...body, revokeOtherSessions: true })),
  /** The library calls it otherwise. */
  ownPassword: z
    .object({ currentPassword: password })
    .transform(({ currentPassword }) => ({ password: currentPassword })),
  code: z.object({
    code: z
      .string({ error: 'Please enter the code' })
      .transform((code) => code.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits of the code')),
    trustDevice: z.boolean().optional(),
  }),
  recoveryCode: z.object({
    code: z
      .string({ error: 'Please enter the code' })
      .min(1, 'Please enter the code')
      .max(40, 'The code is too long.')
      .transform(recoveryCodeOf),
    trustDevice: z.boolean().optional(),
  }),
  updateUser: z.object({ name }),
  revokeSession: z.object({ id: z.uuid('The session id is not valid.') }),
  nothing: z.unknown().transform(() => ({})),
} as const;

/** @throws DomainError INVALID naming the first field that is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw invalid(String(issue?.path[0] ?? 'body'), issue?.message ?? 'The body is not valid.');
}
