import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { inviteCodeFromBytes } from '@homefold/domain';
import { Database } from '../../platform/database';

/** A collision has a chance of one in 191 million per existing family: more than a few in a row is a bug. */
const TRIES = 10;

/** Allocates codes and finds families by them. Only inside a system scope: the directory spans families. */
@Injectable()
export class InviteCodes {
  constructor(private readonly db: Database) {}

  /** A fresh code for a family without one. The directory's primary key keeps it unique. */
  async issue(familyId: string): Promise<string> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const code = inviteCodeFromBytes(randomBytes(16));
      if (!code) continue;
      const [issued] = await this.db.sql({
        name: 'invite_code_issue',
        text: 'insert into invite_code (code, family_id) values ($1, $2) on conflict (code) do nothing returning code',
        values: [code, familyId],
      });
      if (issued) return code;
    }
    throw new Error('no free invite code found');
  }

  /**
   * Rotates the code of a locked family. The old one, its link and every open invitation become invalid: whoever rotates
   * the code wants to revoke what was handed out.
   */
  async rotate(familyId: string): Promise<string> {
    await this.forget(familyId);
    const code = await this.issue(familyId);
    await this.db.sql({
      name: 'invite_code_show',
      text: 'update family set invite_code = $2, invite_link = gen_random_uuid() where id = $1',
      values: [familyId, code],
    });
    await this.db.sql({
      name: 'invitation_revoke_open',
      text: 'delete from invitation where family_id = $1 and accepted_at is null',
      values: [familyId],
    });
    return code;
  }

  async forget(familyId: string): Promise<void> {
    await this.db.sql({
      name: 'invite_code_forget',
      text: 'delete from invite_code where family_id = $1',
      values: [familyId],
    });
  }

  /** @param code normalised by `normaliseInviteCode` */
  async familyOf(code: string): Promise<string | null> {
    const [row] = await this.db.sql<{ family_id: string }>({
      name: 'invite_code_find',
      text: 'select family_id from invite_code where code = $1',
      values: [code],
    });
    return row?.family_id ?? null;
  }
}
