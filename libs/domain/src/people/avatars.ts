import { graphemes } from '../graphemes';

export interface AvatarPreset {
  id: string;
  name: string;
  emoji: string;
}

/** The twelve presets in documented order. */
export const AVATAR_PRESETS: readonly AvatarPreset[] = [
  { id: 'avatar-1', name: 'Friendly face', emoji: '😊' },
  { id: 'avatar-2', name: 'Cool sunglasses', emoji: '😎' },
  { id: 'avatar-3', name: 'Thinking', emoji: '🤔' },
  { id: 'avatar-4', name: 'Star eyes', emoji: '🤩' },
  { id: 'avatar-5', name: 'Winking', emoji: '😉' },
  { id: 'avatar-6', name: 'Laughing', emoji: '😂' },
  { id: 'avatar-7', name: 'Heart eyes', emoji: '😍' },
  { id: 'avatar-8', name: 'Relaxed', emoji: '😌' },
  { id: 'avatar-9', name: 'Celebrating', emoji: '🥳' },
  { id: 'avatar-10', name: 'Rocket', emoji: '🚀' },
  { id: 'avatar-11', name: 'Lightning', emoji: '⚡' },
  { id: 'avatar-12', name: 'Crown', emoji: '👑' },
];

/** Used only for a person with neither image, preset nor name. */
export const FALLBACK_AVATAR_ID = 'avatar-1';

export const isAvatarId = (value: unknown): value is string => AVATAR_PRESETS.some(({ id }) => id === value);

export const avatarPreset = (id: string | null | undefined): AvatarPreset | null =>
  AVATAR_PRESETS.find((preset) => preset.id === id) ?? null;

export type AvatarDisplay =
  | { kind: 'image'; url: string }
  | { kind: 'preset'; preset: AvatarPreset }
  | { kind: 'initials'; initials: string };

/**
 * What an avatar shows: the person's own image, else the chosen preset, else initials; without even a name the fallback
 * preset. An unknown preset id counts as none chosen.
 */
export function avatarDisplay(person: {
  avatarUrl?: string | null;
  defaultAvatarId?: string | null;
  name?: string | null;
}): AvatarDisplay {
  if (person.avatarUrl) return { kind: 'image', url: person.avatarUrl };
  const preset = avatarPreset(person.defaultAvatarId);
  if (preset) return { kind: 'preset', preset };
  const letters = initials(person.name ?? '');
  if (letters) return { kind: 'initials', initials: letters };
  return { kind: 'preset', preset: AVATAR_PRESETS.find(({ id }) => id === FALLBACK_AVATAR_ID) as AvatarPreset };
}

/** At most two letters: of the first and the last word of a name; one for a single word; none for a blank name. */
export function initials(name: string): string {
  const letters = wordLetters(name);
  const last = letters.length > 1 ? letters[letters.length - 1] : undefined;
  return (letters[0]?.[0] ?? '') + (last?.[0] ?? '');
}

/**
 * Initials that distinguish a family's members, by id: one letter each, two for those with the same first letter. Two
 * letters are those of two words, else the first two of the name, else the first and a later unused one; people with the
 * same name share them.
 */
export function memberInitials(members: readonly { id: string; displayName: string }[]): Map<string, string> {
  const firsts = members.map(({ displayName }) => wordLetters(displayName)[0]?.[0] ?? '');
  const result = new Map<string, string>();
  const taken = new Set<string>();
  members.forEach(({ id, displayName }, index) => {
    const first = firsts[index] ?? '';
    const alone = firsts.indexOf(first) === firsts.lastIndexOf(first);
    const candidates = alone ? [first] : twoLetterCandidates(displayName);
    const chosen = candidates.find((letters) => !taken.has(letters)) ?? candidates[0] ?? first;
    taken.add(chosen);
    result.set(id, chosen);
  });
  return result;
}

function twoLetterCandidates(name: string): string[] {
  const [firstWord = []] = wordLetters(name);
  const [first = '', ...later] = firstWord;
  const wordInitials = initials(name);
  const pairs = later.map((letter) => first + letter.toLowerCase());
  return wordInitials === first ? [...pairs, first] : [wordInitials, ...pairs];
}

/**
 * The visible characters of each word in upper case, starting at the first letter, digit or symbol such as an emoji.
 */
function wordLetters(name: string): string[][] {
  return name
    .trim()
    .split(/\s+/u)
    .map((word) => graphemes(fromFirstLetter(word)).map(upperCase))
    .filter((letters) => letters.length > 0);
}

// Tested first, because a phone takes milliseconds to compile the classes of characters.
const fromFirstLetter = (word: string): string =>
  /^[A-Za-z]/.test(word) ? word : word.replace(/^[\p{P}\p{Cf}\p{Z}]+/u, '');

/** Upper case where that is a single character ("ß" stays, it would become two). */
function upperCase(letter: string): string {
  const upper = letter.toUpperCase();
  return graphemes(upper).length === 1 ? upper : letter;
}
