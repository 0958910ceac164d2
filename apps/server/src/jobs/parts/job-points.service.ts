import { Injectable } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { requireAdmin } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { JobPeople } from '../series/job-people';
import { JobStore } from '../job.store';
import { selectJobsToApprove, toJob, type JobRow } from '../jobs.queries';
import type { JobMemberPoints, JobPoints } from '../job-board.types';
import type { Job } from '../jobs.types';

/** Most jobs listed for approval. */
const MOST_TO_APPROVE = 100;

/** Points earned by jobs, and their approval. Points outlive their job. */
@Injectable()
export class JobPointsService {
  constructor(
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly people: JobPeople,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  /** Points of every current member, and the jobs awaiting approval. */
  async overview(caller: Viewer): Promise<JobPoints> {
    return this.store.scope.read(caller, async (viewer) => {
      const waiting = await this.db.sql<JobRow>(selectJobsToApprove(viewer.familyId, MOST_TO_APPROVE));
      return { members: await this.totals(viewer), toApprove: waiting.map(toJob) };
    });
  }

  /**
   * Approves or rejects the points of a completed job; a later decision replaces an earlier one.
   *
   * @throws DomainError FORBIDDEN for a caller who is not an approver, NOT_FOUND for a job without points to decide on
   */
  async decide(caller: Viewer, jobId: string, isApproved: boolean): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.people.requireApprover(viewer);
      const job = await this.store.rows.live(viewer, jobId);
      const decided = await this.db.sql({
        name: 'job_points_decide',
        text: `update job_points set state = $3, decided_by = $4, decided_at = $5
               where family_id = $1 and job_id = $2 returning job_id`,
        values: [viewer.familyId, job.id, isApproved ? 'earned' : 'refused', viewer.membershipId, this.clock.now()],
      });
      if (decided.length === 0) throw notFound('Points');
      await this.store.publish(viewer, 'updated', job);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * Grants or revokes a member's permission to set and approve points. Admins only.
   *
   * @throws DomainError FORBIDDEN, NOT_FOUND for an id that is not a current member
   */
  async setApprover(caller: Viewer, memberId: string, isApprover: boolean): Promise<JobMemberPoints[]> {
    return this.store.scope.write(caller, async (viewer) => {
      requireAdmin(caller);
      const member = (await this.people.present(viewer)).find(({ id }) => id === memberId.toLowerCase());
      if (!member) throw notFound('Member');
      await this.db.sql({
        name: isApprover ? 'job_approver_add' : 'job_approver_remove',
        text: isApprover
          ? 'insert into job_approver (family_id, membership_id) values ($1, $2) on conflict do nothing'
          : 'delete from job_approver where family_id = $1 and membership_id = $2',
        values: [viewer.familyId, member.id],
      });
      await this.changes.publish(viewer, { type: 'job_approver', id: member.id, action: 'updated' });
      return this.totals(viewer);
    });
  }

  private totals({ familyId }: FamilyViewer): Promise<JobMemberPoints[]> {
    return this.db.sql<JobMemberPoints>({
      name: 'job_points_totals',
      text: `select m.id as "memberId",
               coalesce(sum(p.points) filter (where p.state = 'earned'), 0)::int as earned,
               coalesce(sum(p.points) filter (where p.state = 'pending'), 0)::int as pending,
               m.role = 'admin' or exists (
                 select from job_approver a where a.family_id = $1 and a.membership_id = m.id
               ) as "isApprover"
             from membership m left join job_points p on p.family_id = $1 and p.membership_id = m.id
             where m.family_id = $1 and m.left_at is null
             group by m.family_id, m.id, m.role, m.joined_at
             order by 2 desc, m.joined_at, m.id`,
      values: [familyId],
    });
  }
}
