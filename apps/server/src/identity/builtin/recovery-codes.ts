import { randomInt } from 'node:crypto';

/** No look-alikes: they are copied from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const HALF = 5;

/** Ten codes of 49 random bits, each valid for one sign-in without the app: `k7m2p-9xqtw`. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`);
}

/** Normalises a typed code: case, blanks and the dash do not matter. */
export function recoveryCodeOf(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${plain.slice(0, HALF)}-${plain.slice(HALF)}`;
}
