import { Injectable } from '@nestjs/common';
import { UNASSIGNED_WORD, type Rotation } from '@homefold/domain';
import { FamilyMembers, type Member } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { forbidden, notFound } from '../../platform/errors';
import type { JobChanges, JobRotationInput } from '../jobs.inputs';

/** Resolves assignees, rotations and approvers. Call inside a scope. */
@Injectable()
export class JobPeople {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
  ) {}

  /** As `FamilyMembers.assignee`; null for anyone. */
  assignee(viewer: FamilyViewer, sent: JobChanges, current: string | null): Promise<string | null> {
    const { assigneeId: id, assignedTo: name } = sent;
    return this.members.assignee(viewer, { id, name }, current, { field: 'assignedTo', nobody: UNASSIGNED_WORD });
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
