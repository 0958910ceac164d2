import { AVATAR_PRESETS, avatarDisplay, initials, isAvatarId, memberInitials } from './avatars';

describe('presets', () => {
  it('are the twelve in documented order', () => {
    expect(AVATAR_PRESETS.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => `avatar-${index + 1}`));
    expect(AVATAR_PRESETS.map(({ emoji }) => emoji).join(' ')).toBe('😊 😎 🤔 🤩 😉 😂 😍 😌 🥳 🚀 ⚡ 👑');
    expect(isAvatarId('avatar-12')).toBe(true);
    expect(isAvatarId('avatar-13')).toBe(false);
    expect(isAvatarId(null)).toBe(false);
  });
});

describe('avatarDisplay', () => {
  const all = { avatarUrl: '/files/1', defaultAvatarId: 'avatar-3', name: 'Hannah Reed' };

  it('prefers the own image, then the preset, then initials, then the fallback', () => {
    expect(avatarDisplay(all)).toEqual({ kind: 'image', url: '/files/1' });
    expect(avatarDisplay({ ...all, avatarUrl: null })).toMatchObject({ kind: 'preset', preset: { emoji: '🤔' } });
    expect(avatarDisplay({ name: 'Hannah Reed' })).toEqual({ kind: 'initials', initials: 'HR' });
    expect(avatarDisplay({ name: '', defaultAvatarId: '' })).toMatchObject({ preset: { id: 'avatar-1' } });
    expect(avatarDisplay({ name: 'Hannah', defaultAvatarId: 'avatar-99' })).toEqual({
      kind: 'initials',
      initials: 'H',
    });
  });
});

describe('initials', () => {
  it.each([
    ['Hannah', 'H'],
    ['hannah reed', 'HR'],
    ['Mary Jane van Dyke', 'MD'],
    ['  Tom  ', 'T'],
    ['(Nan) Reed', 'NR'],
    ['O’Brien', 'O'],
    ['', ''],
    ['   ', ''],
    ['...', ''],
    ['🦊 Fox', '🦊F'],
    ['👩‍👧‍👦', '👩‍👧‍👦'],
    ['🇬🇧', '🇬🇧'],
    ['e\u0301lise', 'E\u0301'],
    ['محمد علي', 'مع'],
    ['山田 太郎', '山太'],
    ['山田太郎', '山'],
    ['김민준', '김'],
    ['ßen', 'ß'],
    ['नीता', 'नी'],
  ])('of %p are %p', (name, expected) => expect(initials(name)).toBe(expected));
});

describe('memberInitials', () => {
  const of = (...names: string[]) => [
    ...memberInitials(names.map((displayName, index) => ({ id: String(index), displayName }))).values(),
  ];

  it('is one letter each while they differ', () => expect(of('Hannah', 'Tom', 'nan')).toEqual(['H', 'T', 'N']));

  it.each([
    [
      ['Tom', 'Tess', 'Ella'],
      ['To', 'Te', 'E'],
    ],
    [
      ['Tom Reed', 'Tom Carter'],
      ['TR', 'TC'],
    ],
    [
      ['Maya', 'Max', 'Mara'],
      ['Ma', 'Mx', 'Mr'],
    ],
    [
      ['tom', 'Tom'],
      ['To', 'Tm'],
    ],
    [
      ['山田', '山本'],
      ['山田', '山本'],
    ],
    [
      ['T', 'T'],
      ['T', 'T'],
    ],
  ])('tells %p apart', (names, expected) => expect(of(...names)).toEqual(expected));

  it('handles a name without letters', () => expect(of('', 'Tom')).toEqual(['', 'T']));
});
