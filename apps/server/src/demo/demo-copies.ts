import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database';

/** One visitor's copy of the demo family. */
export interface DemoCopy {
  id: string;
  /** The one family created for it. */
  familyId: string;
  /** Its accounts, the visitor's first. */
  userIds: string[];
}

/** The table of copies. */
@Injectable()
export class DemoCopies {
  constructor(private readonly db: Database) {}

  async add({ id, familyId, userIds }: DemoCopy, createdAt: Date): Promise<void> {
    await this.db.system(() =>
      this.db.sql({
        name: 'demo_copy_add',
        text: 'insert into demo_copy (id, demo_family_id, user_ids, created_at) values ($1, $2, $3, $4)',
        values: [id, familyId, userIds, createdAt],
      }),
    );
  }

  /**
   * Passes one copy created at or before `until` to `end` and removes its record afterwards. Several servers take
   * different copies; a failed one is kept for the next run.
   *
   * @param but copies to skip
   * @returns the copy with its error, if any, or null when none is left
   */
  async endOne(
    until: Date,
    but: readonly string[],
    end: (copy: DemoCopy) => Promise<void>,
  ): Promise<{ copy: DemoCopy; failure?: unknown } | null> {
    let copy: DemoCopy | undefined;
    try {
      return await this.db.system(async () => {
        [copy] = await this.db.sql<DemoCopy>({
          name: 'demo_copy_claim',
          text: `select id, demo_family_id as "familyId", user_ids as "userIds" from demo_copy
                 where created_at <= $1 and id <> all($2::uuid[])
                 order by created_at limit 1 for update skip locked`,
          values: [until, but],
        });
        if (!copy) return null;
        await end(copy);
        await this.db.sql({
          name: 'demo_copy_forget',
          text: 'delete from demo_copy where id = $1',
          values: [copy.id],
        });
        return { copy };
      });
    } catch (failure) {
      if (!copy) throw failure;
      return { copy, failure };
    }
  }
}
