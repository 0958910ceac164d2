import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { invalid } from '../../platform/errors';

/** Account-specific words that a guesser would try first. */
export interface PasswordOwner {
  name: string;
  email: string;
}

const PRODUCT = 'homefold';
/** Shorter parts of a name occur in too many words. */
const SHORTEST_WORD = 3;
/** Additions to a known word that do not make it stronger: a year, a few characters. */
const LITTLE = 4;

const COMMON = 'This password is one of the most common ones. Please choose another.';
const OWN = 'Please choose a password that is not based on your name, your email address or "Homefold".';

/**
 * Why a password is easily guessed, as a message for its owner; null when it is not. Ignoring case, punctuation and a
 * few added digits: the most common passwords, the user's own name and address, the product's name, repetitions.
 */
export async function passwordProblem(password: string, { name, email }: PasswordOwner): Promise<string | null> {
  const common = await commonPasswords();
  const typed = password.normalize('NFKC').toLowerCase();
  const plain = plainOf(typed);
  const [, unit = ''] = /^(.+?)\1+$/su.exec(typed) ?? [];
  if (common.has(typed) || common.has(plain) || (unit && (unit.length <= LITTLE || common.has(plainOf(unit)))))
    return COMMON;

  const isLittle = (rest: string) => rest.length <= LITTLE || common.has(rest);
  const [local = '', domain = ''] = email.split('@');
  const words = [email, local, domain, name, PRODUCT, ...`${name} ${local}`.split(/[^\p{L}\p{M}]+/u)]
    .map((word) => plainOf(word.normalize('NFKC').toLowerCase()))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  if (rest !== plain && isLittle(rest)) return OWN;

  const core = plain.replace(/^\d+|\d+$/g, '');
  return common.has(core) && isLittle(plain.replace(core, '')) ? COMMON : null;
}

const plainOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

let loading: Promise<ReadonlySet<string>> | undefined;

/** Nearly 50,000 passwords from leaks. Loaded when a password is first chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  return loading;
}

/**
 * Refuses such passwords wherever one is chosen, at the same point as better-auth's own plugin for leaked passwords.
 */
export const passwordRules = {
  id: 'password-rules',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path !== undefined && path in chosen,
        handler: createAuthMiddleware(async (ctx) => {
          const where = chosen[ctx.path];
          if (!where) return;
          const body = ctx.body as Record<string, unknown>;
          const owner = await where.owner(ctx, body);
          const problem = owner && (await passwordProblem(String(body[where.field]), owner));
          if (problem) throw invalid(where.field, problem);
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

interface Choice {
  /** The body field with the new password. */
  field: string;
  /** The account of the new password; null when the call will be refused anyway. */
  owner(ctx: HookContext, body: Record<string, unknown>): Promise<PasswordOwner | null>;
}

const chosen: Readonly<Record<string, Choice>> = {
  '/sign-up/email': {
    field: 'password',
    owner: (_ctx, { name, email }) => Promise.resolve({ name: String(name), email: String(email) }),
  },
  '/change-password': {
    field: 'newPassword',
    owner: async (ctx) => (await getSessionFromCtx(ctx))?.user ?? null,
  },
  '/reset-password': {
    field: 'newPassword',
    owner: async ({ context: { internalAdapter } }, { token }) => {
      const link = await internalAdapter.findVerificationValue(`reset-password:${String(token)}`);
      return link ? internalAdapter.findUserById(link.value) : null;
    },
  },
};
