import { firstGraphemes } from '../graphemes';
import { TEXT_LIMITS } from '../text-limits';

/** The eight member colours, in the order of assignment. */
export const MEMBER_HUES = ['plum', 'ocean', 'rose', 'honey', 'sky', 'brick', 'moss', 'cocoa'] as const;
export type MemberHue = (typeof MEMBER_HUES)[number];

export const MEMBER_ROLES = ['admin', 'family_member'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ROLE_NAMES: Record<MemberRole, string> = { admin: 'Admin', family_member: 'Family member' };

/** The default of an event's `who`: it concerns everybody. */
export const FAMILY_WORD = 'Family';
/** An unassigned job or meal. */
export const UNASSIGNED_WORD = 'unassigned';
/** The caller. */
export const ME_WORD = 'Me';

/**
 * The next member's colour: the first unused one in table order; when all are used, the least used.
 * @param used the colours of the current members, with duplicates.
 */
export function nextHue(used: Iterable<string>): MemberHue {
  const counts = new Map<string, number>();
  for (const hue of used) counts.set(hue, (counts.get(hue) ?? 0) + 1);
  return MEMBER_HUES.reduce((best, hue) => ((counts.get(hue) ?? 0) < (counts.get(best) ?? 0) ? hue : best));
}

/** A role as it is stored, or null; 'member' is an accepted synonym of 'family_member' (product rule 4). */
export function parseRole(value: unknown): MemberRole | null {
  if (value === 'member') return 'family_member';
  return MEMBER_ROLES.find((role) => role === value) ?? null;
}

export interface NamedMember {
  displayName: string;
  firstName?: string | null;
  lastName?: string | null;
}

export type ResolvedPerson<M> =
  | { kind: 'member'; member: M }
  /** A reserved word for nobody in particular ('Family', 'unassigned'). */
  | { kind: 'nobody' }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; members: M[] };

/**
 * Finds the member with a name (product rule 7): display name ignoring case, then full name. Display names that differ
 * only in case are distinguished by it; otherwise the result is ambiguous.
 * @param nobodyWords reserved words here, for example [FAMILY_WORD]; they take precedence over members' names.
 * @param me the caller, where 'Me' is accepted.
 */
export function resolvePerson<M extends NamedMember>(
  name: string,
  members: readonly M[],
  { nobodyWords = [], me }: { nobodyWords?: readonly string[]; me?: M | undefined } = {},
): ResolvedPerson<M> {
  const wanted = foldName(name);
  if (wanted === '') return { kind: 'unknown' };
  if (nobodyWords.some((word) => foldName(word) === wanted)) return { kind: 'nobody' };
  if (me && wanted === foldName(ME_WORD)) return { kind: 'member', member: me };
  const byDisplayName = members.filter((member) => foldName(member.displayName) === wanted);
  if (byDisplayName.length > 0) return decide(byDisplayName, name.trim());
  const byFullName = members.filter((member) => foldName(fullName(member)) === wanted);
  return byFullName.length > 0 ? decide(byFullName, name.trim()) : { kind: 'unknown' };
}

export type ResolvedPeople<M> =
  | { kind: 'members'; members: M[] }
  /** Everybody, or nobody in particular. */
  | { kind: 'nobody' }
  | { kind: 'unknown' | 'ambiguous'; name: string };

const BY_COMMA = /\s*,(?:\s*(?:and\s|&))?\s*/iu;
const BY_AND = /\s+and\s+|\s*&\s*/iu;

/**
 * The members named by a text: "Sam, Mia", "Sam and Mia", "Sam & Mia", "Sam, Mia and Tom". Each part is tried as a
 * single name before it is split, so that somebody may be called "Sam and Max". If Family is among them the result is
 * the whole family.
 *
 * @param circles where a name is searched, in order: the first circle with a match wins
 */
export function resolvePeople<M extends NamedMember>(
  text: string,
  circles: readonly (readonly M[])[],
  options: { nobodyWords?: readonly string[]; me?: M | undefined } = {},
): ResolvedPeople<M> {
  const found = resolveNames(text, circles, options, [BY_COMMA, BY_AND]);
  const unclear = found.find(({ kind }) => kind === 'unknown') ?? found.find(({ kind }) => kind === 'ambiguous');
  if (unclear) return { kind: unclear.kind === 'ambiguous' ? 'ambiguous' : 'unknown', name: unclear.name };
  const members = found.flatMap((one) => (one.kind === 'member' ? [one.member] : []));
  return members.length < found.length ? { kind: 'nobody' } : { kind: 'members', members: [...new Set(members)] };
}

function resolveNames<M extends NamedMember>(
  text: string,
  circles: readonly (readonly M[])[],
  options: { nobodyWords?: readonly string[]; me?: M | undefined },
  [divider, ...others]: readonly RegExp[],
): (ResolvedPerson<M> & { name: string })[] {
  const name = text.trim();
  const answers = circles.map((members) => resolvePerson(name, members, options));
  const found = answers.find(({ kind }) => kind !== 'unknown');
  if (found) return [{ ...found, name }];
  if (!divider) return [{ kind: 'unknown', name }];
  const parts = name.split(divider).filter((part) => part !== '');
  return (parts.length > 0 ? parts : [name]).flatMap((part) => resolveNames(part, circles, options, others));
}

/** First and last name joined by a space, omitting missing ones. */
export const fullName = ({ firstName, lastName }: Omit<NamedMember, 'displayName'>): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

function decide<M extends NamedMember>(found: M[], exact: string): ResolvedPerson<M> {
  const exactly = found.filter((member) => member.displayName === exact);
  const [member, another] = exactly.length > 0 ? exactly : found;
  return member && !another ? { kind: 'member', member } : { kind: 'ambiguous', members: found };
}

const foldName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Whether two names count as the same: case, width of letters and spacing do not matter. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);

/** A comma of any width, which separates names given as text. */
export const NAME_COMMA = /[,\uFE10\uFE50\uFF0C]/u;

/**
 * A free name close to the wanted one: itself, with the last name's initial ("Max B."), or with a number ("Max 2").
 *
 * @param taken the display names of all current members
 */
export function freeName({ displayName, lastName }: NamedMember, taken: readonly string[]): string {
  const isFree = (name: string): boolean => !taken.some((other) => isSameName(other, name));
  const withEnding = (ending: string): string =>
    `${firstGraphemes(displayName, TEXT_LIMITS.personName - ending.length - 1)} ${ending}`;
  if (isFree(displayName)) return displayName;
  const initial = lastName && firstGraphemes(lastName.replace(/^[^\p{L}\p{N}]+/u, ''), 1).toUpperCase();
  if (initial && isFree(withEnding(`${initial}.`))) return withEnding(`${initial}.`);
  for (let number = 2; ; number += 1) if (isFree(withEnding(String(number)))) return withEnding(String(number));
}
