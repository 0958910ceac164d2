import { Injectable } from '@nestjs/common';
import { FAMILY_WORD, resolvePeople, resolvePerson, type MemberHue, type MemberRole } from '@homefold/domain';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import type { Member } from '../families.types';

/** A member row with the columns of `memberColumns`. */
export interface MemberRow {
  id: string;
  user_id: string | null;
  display_name: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  role: MemberRole;
  hue: MemberHue;
  avatar_url: string | null;
  default_avatar_id: string | null;
  joined_at: Date;
  left_at: Date | null;
}

/** The columns of a `MemberRow`, for membership as `m`. */
export const memberColumns = `m.id, m.user_id, m.display_name, m.first_name, m.last_name, m.email, m.role, m.hue,
  m.avatar_url, m.default_avatar_id, m.joined_at, m.left_at`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the people of the viewer's family. Other domains name people through this service only. */
@Injectable()
export class FamilyMembers {
  constructor(private readonly db: Database) {}

  /** Present members, the viewer first, then by join date. One prepared statement. */
  async list(viewer: FamilyViewer): Promise<Member[]> {
    return (await this.listWithFormer(viewer)).filter(({ leftAt }) => leftAt === null);
  }

  /** Like `list`, followed by former members, to name the authors of past actions. */
  async listWithFormer(viewer: FamilyViewer): Promise<Member[]> {
    const rows = await this.db.read(viewer, () =>
      this.db.sql<MemberRow>({
        name: 'family_members',
        text: `select ${memberColumns} from membership m where m.family_id = $1
               order by m.left_at is not null, m.id <> $2, m.joined_at, m.id`,
        values: [viewer.familyId, viewer.membershipId],
      }),
    );
    return rows.map((row) => toMember(row, viewer));
  }

  /**
   * The account of each member, present or former, by membership id; null without one. REST identifies people by it.
   */
  async accounts(viewer: FamilyViewer): Promise<Map<string, string | null>> {
    return new Map((await this.listWithFormer(viewer)).map(({ id, userId }) => [id, userId]));
  }

  /** One member, present or former. @throws DomainError NOT_FOUND for another family's id and for an unknown one. */
  async get(viewer: FamilyViewer, id: string): Promise<Member> {
    const found = UUID.test(id) && (await this.listWithFormer(viewer)).find((member) => member.id === id.toLowerCase());
    if (!found) throw notFound('Member');
    return found;
  }

  /**
   * Finds the current member by name (product rule 7): display name ignoring case, then full name.
   *
   * @returns null for "Family", a blank name or none: it concerns everybody.
   * @throws DomainError INVALID (field `who`) naming an unknown or ambiguous name.
   */
  async resolve(viewer: FamilyViewer, name: string | null | undefined): Promise<Member | null> {
    const [found, another] = await this.resolveAll(viewer, name);
    if (another) throw unclear('unknown', name ?? '');
    return found ?? null;
  }

  /**
   * The responsible member of a record after a change, by id or else by name. Former members keep their records, but
   * get no new ones.
   *
   * @param sent undefined keeps the current one; of an id that is the current one's and a name, the name counts
   * @param name its field in refusals, and the words for nobody besides "Family"
   * @returns null for nobody in particular
   * @throws DomainError NOT_FOUND for an id, INVALID naming the field for an unknown or ambiguous name
   */
  async assignee(
    viewer: FamilyViewer,
    sent: { id: string | null | undefined; name: string | null | undefined },
    current: string | null,
    name: { field: string; nobody: string },
  ): Promise<string | null> {
    // a row sent back whole names the assignee twice, and the documented field is the one that a client changes
    const isRenamed = sent.id?.toLowerCase() === current && sent.name !== undefined;
    if (sent.id && !isRenamed) {
      const member = await this.get(viewer, sent.id);
      if (member.leftAt && member.id !== current) throw notFound('Member');
      return member.id;
    }
    if (!sent.name?.trim()) return sent.id === undefined && sent.name === undefined ? current : null;
    const members = await this.listWithFormer(viewer);
    const called = sent.name.trim();
    if (members.some(({ id, displayName }) => id === current && displayName === called)) return current;
    const present = members.filter(({ leftAt }) => leftAt === null);
    const me = present.find(({ isCurrentUser }) => isCurrentUser);
    const found = resolvePerson(sent.name, present, { reservedNames: [name.nobody, FAMILY_WORD], ...(me && { me }) });
    if (found.kind === 'member') return found.member.id;
    if (found.kind === 'nobody') return null;
    throw unclear(found.kind, sent.name, name.field);
  }

  /**
   * As `resolve`, for one name or several: "Sam, Mia", "Sam and Mia", "Sam & Mia".
   *
   * @param former ids of former members who may still be named, where no current member has the name
   * @returns the members in the order of the names, without duplicates; none for "Family", a blank name or none
   * @throws DomainError INVALID (field `who`) naming the unknown or ambiguous name
   */
  async resolveAll(
    viewer: FamilyViewer,
    names: string | null | undefined,
    former: readonly string[] = [],
  ): Promise<Member[]> {
    if (!names?.trim()) return [];
    const members = await this.listWithFormer(viewer);
    const present = members.filter(({ leftAt }) => leftAt === null);
    const left = members.filter(({ id, leftAt }) => leftAt !== null && former.includes(id));
    const found = resolvePeople(names, [present, left], {
      reservedNames: [FAMILY_WORD],
      me: present.find(({ isCurrentUser }) => isCurrentUser),
    });
    if (found.kind === 'nobody') return [];
    if (found.kind === 'members') return found.members;
    throw unclear(found.kind, found.name);
  }
}

const unclear = (kind: 'unknown' | 'ambiguous', name: string, field = 'who') =>
  invalid(
    field,
    kind === 'unknown'
      ? `Nobody in your family is called "${shown(name)}".`
      : `More than one member of your family is called "${shown(name)}".`,
  );

/** A name quoted in a message: truncated, since it is arbitrary input. */
const shown = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name).trim();

export function toMember(row: MemberRow, viewer: FamilyViewer): Member {
  return {
    id: row.id,
    userId: row.user_id,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: row.role,
    hue: row.hue,
    avatarUrl: row.avatar_url,
    defaultAvatarId: row.default_avatar_id,
    joinedAt: row.joined_at,
    leftAt: row.left_at,
    hasUserAccount: row.user_id !== null,
    isCurrentUser: row.id === viewer.membershipId,
  };
}
