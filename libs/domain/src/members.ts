/** The eight colours of members, in the order in which they are given out (mock notes, "Members"). */
export const MEMBER_HUES = ['plum', 'ocean', 'rose', 'honey', 'sky', 'brick', 'moss', 'cocoa'] as const;
export type MemberHue = (typeof MEMBER_HUES)[number];

export const MEMBER_ROLES = ['admin', 'family_member'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const ROLE_NAMES: Record<MemberRole, string> = { admin: 'Admin', family_member: 'Family member' };

/** The default of an event's `who`: it concerns everybody. */
export const FAMILY_WORD = 'Family';
/** A job or meal nobody was asked to do. */
export const UNASSIGNED_WORD = 'unassigned';
/** The caller. */
export const ME_WORD = 'Me';

/**
 * The next member's colour: the first unused one in table order; when all are used, the one used least.
 * @param used the colours of the present members, repeats included.
 */
export function nextHue(used: Iterable<string>): MemberHue {
  const counts = new Map<string, number>();
  for (const hue of used) counts.set(hue, (counts.get(hue) ?? 0) + 1);
  return MEMBER_HUES.reduce((best, hue) => ((counts.get(hue) ?? 0) < (counts.get(best) ?? 0) ? hue : best));
}

/** A role as it is stored, or null; 'member' is an accepted synonym of 'family_member' (decisions 4). */
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
  /** One of the words that stand for nobody in particular ('Family', 'unassigned'). */
  | { kind: 'nobody' }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; members: M[] };

/**
 * Finds the member a display name stands for (decisions 7): display name without regard to case, then full name.
 * Two members whose display names differ only in case are told apart by it; else the answer is ambiguous.
 * @param nobodyWords words that name no single member here, for example [FAMILY_WORD]; they win over a member's name.
 * @param me the caller, where 'Me' is understood.
 */
export function resolvePerson<M extends NamedMember>(
  name: string,
  members: readonly M[],
  { nobodyWords = [], me }: { nobodyWords?: readonly string[]; me?: M } = {},
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

/** First and last name with a space, without what is missing. */
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
