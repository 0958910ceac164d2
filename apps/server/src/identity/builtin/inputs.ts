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

/** Addresses ending in `.invalid` receive no mail; they belong to demo guests. */
const ownEmail = email.refine((address) => !isGuestAddress(address), 'Please enter a valid email address');

const nameOr = (missing: string) =>
  z
    .string({ error: missing })
    // control and invisible formatting characters would let one name imitate another
    .transform((value) =>
      value
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().min(1, missing).max(NAME_MAX, `Name can have at most ${NAME_MAX} characters.`));

const name = nameOr('Please tell us your name');

const newPassword = z
  .string({ error: 'Please enter your password' })
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`);

/** An existing password: only bounded, so that hashing stays cheap. */
const password = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(PASSWORD_MAX, 'Password is too long.');

/** Bytes as WebAuthn encodes them in JSON. */
const bytes = (max: number) =>
  z
    .string({ error: "The passkey's response is incomplete." })
    .max(max, "The passkey's response is too long.")
    .regex(/^[\w-]+$/, "The passkey's response is not valid.");

/** The parts of a browser's passkey response that are read. An id has 1023 bytes at most. */
const passkeyAnswer = <Shape extends z.ZodRawShape>(response: Shape) =>
  z
    .object(
      { id: bytes(1364), type: z.literal('public-key'), response: z.object(response) },
      { error: "The passkey's response is incomplete." },
    )
    .transform((answer) => ({ ...answer, rawId: answer.id, clientExtensionResults: {} }));

const clientDataJSON = bytes(2048);

const passkeyName = nameOr('Please give the passkey a name');

/** Bodies of the calls under `/identity`. Unknown fields are dropped and never reach the library. */
export const identityInputs = {
  signUp: z.object({ name, email: ownEmail, password: newPassword, rememberMe: z.boolean().optional() }),
  signIn: z.object({ email, password, rememberMe: z.boolean().optional() }),
  requestReset: z.object({ email }),
  reset: z.object({
    token: z.string({ error: 'The link is incomplete.' }).min(1).max(200),
    newPassword,
  }),
  changePassword: z
    .object({ currentPassword: password, newPassword })
    // changing a password always ends all other sessions
    .transform((body) => ({ ...body, revokeOtherSessions: true })),
  /** The library's name differs. */
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
  passkeyBegin: z.object({ currentPassword: password }),
  passkeyAdd: z.object({
    name: passkeyName,
    response: passkeyAnswer({
      clientDataJSON,
      attestationObject: bytes(6144),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
  passkeySignIn: z.object({
    response: passkeyAnswer({
      clientDataJSON,
      authenticatorData: bytes(1024),
      signature: bytes(1024),
      userHandle: bytes(128).optional(),
    }),
  }),
  passkeyRename: z.object({ id: z.uuid('The passkey id is not valid.'), name: passkeyName }),
  passkeyRemove: z.object({ id: z.uuid('The passkey id is not valid.'), currentPassword: password }),
  revokeSession: z.object({ id: z.uuid('The session id is not valid.') }),
  nothing: z.unknown().transform(() => ({})),
} as const;

/** @throws DomainError INVALID naming the first invalid field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw invalid(String(issue?.path[0] ?? 'body'), issue?.message ?? 'The body is not valid.');
}
