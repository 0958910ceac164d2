import { Injectable } from '@nestjs/common';
import { MembershipDirectory, type MembershipRef } from '../../platform/auth';
import { LookUps, SystemPool } from '../../platform/database';

/**
 * The family of a user. Looked up on every request, batched for concurrent ones: one prepared statement over two
 * primary keys.
 */
@Injectable()
export class PostgresMembershipDirectory extends MembershipDirectory {
  private readonly byUser: LookUps<string, MembershipRef>;

  constructor(pool: SystemPool) {
    super();
    this.byUser = new LookUps(async (userIds) => {
      const { rows } = await pool.query<MembershipRef & { userId: string }>({
        name: 'memberships_find',
        text: `select um.user_id as "userId", um.family_id as "familyId", um.membership_id as "membershipId", m.role
               from user_membership um
               join membership m on m.family_id = um.family_id and m.id = um.membership_id
               where um.user_id = any($1::text[])`,
        values: [userIds],
      });
      return new Map(rows.map(({ userId, ...membership }) => [userId, membership]));
    });
  }

  async find(userId: string): Promise<MembershipRef | null> {
    return (await this.byUser.get(userId)) ?? null;
  }
}
