import { Injectable } from '@nestjs/common';
import { MembershipDirectory, type MembershipRef } from '../platform/auth';
import { SystemPool } from '../platform/database';

/** Which family a user belongs to. Asked on every request: one prepared statement over two primary keys. */
@Injectable()
export class PostgresMembershipDirectory extends MembershipDirectory {
  constructor(private readonly pool: SystemPool) {
    super();
  }

  async find(userId: string): Promise<MembershipRef | null> {
    const { rows } = await this.pool.query<MembershipRef>({
      name: 'membership_find',
      text: `select um.family_id as "familyId", um.membership_id as "membershipId", m.role
             from user_membership um
             join membership m on m.family_id = um.family_id and m.id = um.membership_id
             where um.user_id = $1`,
      values: [userId],
    });
    return rows[0] ?? null;
  }
}
