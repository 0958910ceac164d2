import fc from 'fast-check';
import {
  INVITE_CODE_ALPHABET,
  INVITE_CODE_LENGTH,
  inviteCodeFromBytes,
  isInviteCode,
  normaliseInviteCode,
} from './invite-code';

describe('the alphabet', () => {
  it('has no look-alikes and no vowels', () => {
    for (const pair of ['0O', '0Q', '1I', '1L', 'IL', '2Z', '5S', '6G', '8B', 'UV']) {
      expect(Array.from(pair).every((letter) => INVITE_CODE_ALPHABET.includes(letter))).toBe(false);
    }
    expect(INVITE_CODE_ALPHABET).not.toMatch(/[AEIOU01]/);
    expect(new Set(INVITE_CODE_ALPHABET).size).toBe(INVITE_CODE_ALPHABET.length);
    expect(INVITE_CODE_LENGTH).toBe(6);
  });
});

describe('normaliseInviteCode', () => {
  it.each([
    [' h7k2pv ', 'H7K2PV'],
    ['h7k-2pv', 'H7K2PV'],
    ['H7K 2PV', 'H7K2PV'],
    ['h7kzpu', 'H7K2PV'],
    ['Ｈ７Ｋ２ＰＶ', 'H7K2PV'],
    ['sgb', '568'],
    ['', ''],
  ])('%p is %p', (typed, code) => expect(normaliseInviteCode(typed)).toBe(code));

  it('leaves a valid code unchanged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const code = inviteCodeFromBytes(bytes) ?? 'CDFHJK';
        expect(normaliseInviteCode(code.toLowerCase())).toBe(code);
        expect(isInviteCode(code)).toBe(true);
      }),
    );
  });
});

describe('isInviteCode', () => {
  it.each(['H7K2P', 'H7K2PVV', 'h7k2pv', 'H7K2P0', 'H7K2PO', '', 'H7K2P💛'])('refuses %p', (code) =>
    expect(isInviteCode(code)).toBe(false),
  );
});

describe('inviteCodeFromBytes', () => {
  it('uses every character equally often over all bytes', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      // Five fixed characters, then the byte: it becomes the last character, or is skipped.
      const last = inviteCodeFromBytes([0, 0, 0, 0, 0, byte])?.at(-1);
      if (last) counts.set(last, (counts.get(last) ?? 0) + 1);
    }
    expect([...counts.keys()].join('')).toBe(INVITE_CODE_ALPHABET);
    expect(new Set(counts.values())).toEqual(new Set([10]));
  });

  it('returns null when the bytes do not suffice', () => {
    expect(inviteCodeFromBytes([])).toBeNull();
    expect(inviteCodeFromBytes([1, 2, 3, 4, 5, 255])).toBeNull();
    expect(inviteCodeFromBytes([255, 1, 2, 3, 4, 5, 6])).toHaveLength(6);
  });
});
