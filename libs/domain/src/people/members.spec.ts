import {
  FAMILY_WORD,
  freeName,
  isSameName,
  MEMBER_HUES,
  nextHue,
  parseRole,
  resolvePeople,
  resolvePerson,
  UNASSIGNED_WORD,
} from './members';

describe('nextHue', () => {
  it('gives the colours in table order, then the least used', () => {
    const used: string[] = [];
    for (let index = 0; index < 17; index += 1) used.push(nextHue(used));
    expect(used).toEqual([...MEMBER_HUES, ...MEMBER_HUES, 'plum']);
  });

  it('reuses the colour of a former member', () => {
    expect(nextHue(['plum', 'rose', 'honey'])).toBe('ocean');
    expect(nextHue([])).toBe('plum');
    expect(nextHue(['mauve'])).toBe('plum');
  });
});

describe('parseRole', () => {
  it.each([
    ['admin', 'admin'],
    ['family_member', 'family_member'],
    ['member', 'family_member'],
    ['Admin', null],
    ['current_user', null],
    ['', null],
    [undefined, null],
  ])('%p is %p', (value, role) => expect(parseRole(value)).toBe(role));
});

describe('resolvePerson', () => {
  const hannah = { displayName: 'Hannah', firstName: 'Hannah', lastName: 'Reed' };
  const tom = { displayName: 'Dad', firstName: 'Tom', lastName: 'Reed' };
  const sam = { displayName: 'Sam', firstName: 'Samuel' };
  const otherSam = { displayName: 'sam', firstName: 'Samantha' };
  const twin = { displayName: 'Twin' };
  const members = [hannah, tom, sam, otherSam, twin, { ...twin }];

  it.each([
    ['Hannah', hannah],
    ['  hAnNaH ', hannah],
    ['dad', tom],
    ['tom  reed', tom],
    ['Samuel', sam],
  ])('finds %p', (name, member) => expect(resolvePerson(name, members)).toEqual({ kind: 'member', member }));

  it('distinguishes names by case if necessary, and reports ambiguity', () => {
    expect(resolvePerson('Sam', members)).toEqual({ kind: 'member', member: sam });
    expect(resolvePerson('sam', members)).toEqual({ kind: 'member', member: otherSam });
    expect(resolvePerson('SAM', members)).toEqual({ kind: 'ambiguous', members: [sam, otherSam] });
    expect(resolvePerson('Twin', members)).toMatchObject({ kind: 'ambiguous' });
  });

  it.each(['Granny', '', '   ', 'Hann', 'Reed'])('does not know %p', (name) =>
    expect(resolvePerson(name, members)).toEqual({ kind: 'unknown' }),
  );

  it('prefers a display name to somebody else’s full name', () => {
    const nick = { displayName: 'Tom Reed' };
    expect(resolvePerson('Tom Reed', [tom, nick])).toEqual({ kind: 'member', member: nick });
  });

  it('accepts Family, unassigned and Me only where they apply', () => {
    expect(resolvePerson('family', members, { reservedNames: [FAMILY_WORD] })).toEqual({ kind: 'nobody' });
    expect(resolvePerson('Unassigned', members, { reservedNames: [UNASSIGNED_WORD] })).toEqual({ kind: 'nobody' });
    expect(resolvePerson('Me', members, { me: tom })).toEqual({ kind: 'member', member: tom });
    for (const word of ['Family', 'unassigned', 'Me']) {
      expect(resolvePerson(word, members)).toEqual({ kind: 'unknown' });
    }
  });
});

describe('resolvePeople', () => {
  const [sam, mia, tom, duo, anne] = ['Sam', 'Mia', 'Tom', 'Bill and Ben', 'Anne'].map((displayName) => ({
    displayName,
  }));
  const present = [sam, mia, tom, duo] as { displayName: string }[];
  const find = (text: string) =>
    resolvePeople(text, [present, [anne as { displayName: string }]], {
      reservedNames: [FAMILY_WORD],
    });

  it.each([
    ['Sam', [sam]],
    ['Sam, Mia', [sam, mia]],
    [' mia ,sam ', [mia, sam]],
    ['Sam and Mia', [sam, mia]],
    ['Sam & Mia', [sam, mia]],
    ['Sam&Mia', [sam, mia]],
    ['Sam, Mia and Tom', [sam, mia, tom]],
    ['Sam, Mia, and Tom', [sam, mia, tom]],
    ['Bill and Ben', [duo]],
    ['Sam, Bill and Ben', [sam, duo]],
    ['Sam, sam', [sam]],
    ['Sam,', [sam]],
    ['Anne and Sam', [anne, sam]],
  ])('finds everybody in %p', (text, members) => expect(find(text)).toEqual({ kind: 'members', members }));

  it.each(['Family', 'Sam, Family'])('reads %p as the whole family', (text) =>
    expect(find(text)).toEqual({ kind: 'nobody' }),
  );

  it.each([
    ['Sam, Zoe', 'Zoe'],
    ['Alexander', 'Alexander'],
    ['Sandy', 'Sandy'],
    ['Bill and Sam', 'Bill'],
    [',', ','],
  ])('names who is unknown in %p', (text, name) => expect(find(text)).toEqual({ kind: 'unknown', name }));

  it('searches the next circle only if the first has no match', () => {
    const former = { displayName: 'Sam' };
    expect(resolvePeople('Sam', [present, [former]])).toEqual({ kind: 'members', members: [sam] });
  });

  it('reports the ambiguous name', () => {
    expect(resolvePeople('Tom, SAM', [[...present, { displayName: 'sAM' }]])).toEqual({
      kind: 'ambiguous',
      name: 'SAM',
    });
  });
});

describe('freeName', () => {
  const max = { displayName: 'Max', lastName: 'brown' };

  it.each([
    [max, ['Mia'], 'Max'],
    [max, ['max'], 'Max B.'],
    [{ ...max, lastName: 'van Dyk' }, ['ＭＡＸ'], 'Max V.'],
    [{ ...max, lastName: '’t Hooft' }, ['Max'], 'Max T.'],
    [max, ['MAX', 'max b.'], 'Max 2'],
    [{ ...max, lastName: null }, ['Max', 'Max 2'], 'Max 3'],
    [{ displayName: 'Zoë' }, ['Zoe\u0308'], 'Zoë 2'],
    [{ displayName: 'x'.repeat(80) }, ['x'.repeat(80)], `${'x'.repeat(78)} 2`],
  ])('of %p next to %p is %p', (person, taken, name) => expect(freeName(person, taken)).toBe(name));

  it('does not treat distinguishable names as the same', () => {
    expect(isSameName('Max', 'Maxi')).toBe(false);
    expect(isSameName('Zoe', 'Zoë')).toBe(false);
    expect(isSameName(' Anna  Lena', 'anna lena')).toBe(true);
  });
});
