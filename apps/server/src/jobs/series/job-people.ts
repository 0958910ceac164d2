import { Injectable } from '@nestjs/common';
import { FAMILY_WORD, UNASSIGNED_WORD, resolvePerson, type Rotation } from '@homefold/domain';
import { FamilyMembers, type Member } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { forbidden, invalid, notFound } from '../../platform/errors';
import type { JobChanges, JobRotationInput } from '../jobs.inputs';

/** Resolves assignees, rotations and approvers. Call inside a scope. */
@Injectable()
export class JobPeople {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
  ) {}

  /**
   * The assignee after a change; null for anyone. A former member keeps an assigned job, but gets no new ones.
   *
   * @throws DomainError NOT_FOUND for an id, INVALID (`assignedTo`) for an unknown or ambiguous name
   */
  async assignee(
    viewer: FamilyViewer,
    { assigneeId, assignedTo }: Pick<JobChanges, 'assigneeId' | 'assignedTo'>,
    current: string | null,
  ): Promise<string | null> {
    if (assigneeId) {
      const member = await this.members.get(viewer, assigneeId);
      if (member.leftAt && member.id !== current) throw notFound('Member');
      return member.id;
    }
    if (assignedTo?.trim()) return this.named(viewer, assignedTo, current);
    return assigneeId === undefined && assignedTo === undefined ? current : null;
  }

  private async named(viewer: FamilyViewer, name: string, current: string | null): Promise<string | null> {
    const members = await this.members.listWithFormer(viewer);
    if (members.some(({ id, displayName }) => id === current && displayName === name.trim())) return current;
    const present = members.filter(({ leftAt }) => leftAt === null);
    const me = present.find(({ isCurrentUser }) => isCurrentUser);
    const found = resolvePerson(name, present, { nobodyWords: [UNASSIGNED_WORD, FAMILY_WORD], ...(me && { me }) });
    switch (found.kind) {
      case 'member':
        return found.member.id;
      case 'nobody':
        return null;
      case 'ambiguous':
        throw invalid('assignedTo', `More than one member of your family is called "${shown(name)}".`);
      case 'unknown':
        throw invalid('assignedTo', `Nobody in your family is called "${shown(name)}".`);
    }
  }

  /**
   * The members of a rotation, from ids. Existing participants may have left the family.
   *
   * @throws DomainError NOT_FOUND
   */
  async rotation(
    viewer: FamilyViewer,
    sent: JobRotationInput | null | undefined,
    current: Rotation | null,
  ): Promise<Rotation | null> {
    if (!sent) return null;
    const known = new Set(current?.memberIds);
    const members = await this.members.listWithFormer(viewer);
    const memberIds = [...new Set(sent.memberIds.map((id) => id.toLowerCase()))];
    for (const id of memberIds) {
      const member = members.find((one) => one.id === id);
      if (!member || (member.leftAt && !known.has(id))) throw notFound('Member');
    }
    return { mode: sent.mode, memberIds };
  }

  present(viewer: FamilyViewer): Promise<Member[]> {
    return this.members.list(viewer);
  }

  /** Ids of the members who may set and approve points: admins, and those whom an admin has allowed to. */
  async approvers(viewer: FamilyViewer, present: readonly Member[]): Promise<Set<string>> {
    const named = await this.db.sql<{ id: string }>({
      name: 'job_approvers',
      text: 'select membership_id as id from job_approver where family_id = $1',
      values: [viewer.familyId],
    });
    const admins = present.filter(({ role }) => role === 'admin');
    return new Set([...admins, ...named].map(({ id }) => id));
  }

  /** @throws DomainError FORBIDDEN for a caller who may not set or approve points */
  async requireApprover(viewer: FamilyViewer): Promise<void> {
    if (viewer.role === 'admin') return;
    if ((await this.approvers(viewer, [])).has(viewer.membershipId)) return;
    throw forbidden('Only a parent can set or approve points.');
  }
}

/** A name for use in a message, truncated because it may be any input. */
const shown = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name).trim();
