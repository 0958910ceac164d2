/**
 * Characters of an invite code (product rule 5). Left out: 0 O, 1 I L; of the pairs 2 Z, 5 S, 6 G, 8 B and U V the one that
 * is then read as the other; and the vowels, so that no code spells a word. 24 characters: 191 million codes.
 */
export const INVITE_CODE_ALPHABET = '23456789CDFHJKMNPQRTVWXY';
export const INVITE_CODE_LENGTH = 6;

/** Common misreadings of characters. */
const MISREAD: Record<string, string> = { Z: '2', S: '5', G: '6', B: '8', U: 'V' };

/**
 * Normalises a typed code: upper case, without spaces and hyphens, misread characters corrected. The result need not be
 * a code; use `isInviteCode`.
 */
export const normaliseInviteCode = (input: string): string =>
  input
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/gu, '')
    .replace(/[ZSGBU]/g, (letter) => MISREAD[letter] ?? letter);

/** Whether a normalised text has the form of a code (not whether any family has it). */
export const isInviteCode = (code: string): boolean =>
  code.length === INVITE_CODE_LENGTH && Array.from(code).every((letter) => INVITE_CODE_ALPHABET.includes(letter));

/**
 * A uniformly distributed code from CSPRNG bytes: bytes of 240 or more are skipped, because 256 is not a multiple of
 * 24. Null when too few bytes are left; 16 bytes suffice in all but one of a hundred million draws.
 */
export function inviteCodeFromBytes(bytes: Iterable<number>): string | null {
  const size = INVITE_CODE_ALPHABET.length;
  const fair = 256 - (256 % size);
  let code = '';
  for (const byte of bytes) {
    if (byte < fair) code += INVITE_CODE_ALPHABET.charAt(byte % size);
    if (code.length === INVITE_CODE_LENGTH) return code;
  }
  return null;
}
