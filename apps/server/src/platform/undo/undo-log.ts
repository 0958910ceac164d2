import { Injectable } from '@nestjs/common';
import { requireFamily, type FamilyViewer, type Viewer } from '../auth';
import { Clock } from '../clock';
import { Database } from '../database';
import { conflict, notFound } from '../errors';
import { Housekeeping } from '../housekeeping';
import type { FamilyRecord } from './family-record';
import { undoHorizon } from './undo-key';

/** The changes of one domain that can be undone, each by its author, once, within a day. */
export type Undo<Change, Back> = ReturnType<typeof UndoLog.prototype.register<Change, Back>>;

/** A domain as a source of changes that can be undone. */
export interface UndoSource<Change, Back> {
  /** The GraphQL type of the restored records; it implements `FamilyRecord`. */
  type: { name: string };
  /** Checks whether the viewer may undo; by default every member may. @throws DomainError e.g. FEATURE_LOCKED */
  allow?: (caller: Viewer) => Promise<FamilyViewer>;
  /** Restores the state before a change, inside the write scope of the undo. @returns the records as they are now */
  takeBack: (viewer: FamilyViewer, change: Change) => Promise<Back>;
}

/** Stores what is needed to undo changes, of all domains in one table. Expired entries are purged at night. */
@Injectable()
export class UndoLog {
  private readonly sources = new Map<string, (caller: Viewer, key: string) => Promise<FamilyRecord[]>>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.register({ name: 'undo_change', sweep: (now, limit) => this.forget(now, limit) });
  }

  /**
   * Registers a source of changes. Call once, while the server starts.
   *
   * @param name what its changes are stored as, e.g. `todo`. `Change` is stored as JSON
   */
  register<Change, Back>(name: string, source: UndoSource<Change, Back>) {
    if (this.sources.has(name)) throw new Error(`two sources of changes for ${name}`);
    const { db, clock } = this;
    const { allow = (caller: Viewer) => Promise.resolve(requireFamily(caller)), type, takeBack } = source;

    const take = async ({ familyId, membershipId }: FamilyViewer, key: string): Promise<Change> => {
      const [row] = await db.sql<{ change: Change }>({
        name: 'undo_take',
        text: `delete from undo_change
               where family_id = $1 and membership_id = $2 and key = $3 and source = $4 and created_at >= $5
               returning change`,
        values: [familyId, membershipId, key, name, undoHorizon(clock.now())],
      });
      if (!row) throw notFound('Change');
      return row.change;
    };

    /**
     * Undoes a change of this domain and forgets it.
     *
     * @throws DomainError NOT_FOUND for a key that is unknown, expired, used, somebody else's or another domain's; and
     *   whatever `takeBack` throws, in which case nothing is undone
     */
    const undo = async (caller: Viewer, key: string): Promise<Back> => {
      const viewer = await allow(caller);
      return db.write(viewer, async () => takeBack(viewer, await take(viewer, key)));
    };
    this.sources.set(name, async (caller, key) => {
      const records = [await undo(caller, key)].flat() as FamilyRecord[];
      return records.map((record) => ({ ...record, __typename: type.name }));
    });
    return {
      undo,
      /** Stores a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
      async keep({ familyId, membershipId }: FamilyViewer, key: string, change: Change): Promise<void> {
        const kept = await db.sql({
          name: 'undo_keep',
          text: `insert into undo_change (family_id, membership_id, key, source, change, created_at)
                 values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
          values: [familyId, membershipId, key, name, JSON.stringify(change), clock.now()],
        });
        if (kept.length === 0) throw conflict('CONFLICT', 'This undo key was already used.');
      },
    };
  }

  /**
   * Undoes a change of any domain.
   *
   * @returns the restored records, with the names of their GraphQL types
   * @throws DomainError as `Undo.undo`
   */
  async undo(caller: Viewer, key: string): Promise<FamilyRecord[]> {
    const viewer = requireFamily(caller);
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<{ source: string }>({
        name: 'undo_source',
        text: `select source from undo_change
               where family_id = $1 and membership_id = $2 and key = $3 and created_at >= $4`,
        values: [viewer.familyId, viewer.membershipId, key, undoHorizon(this.clock.now())],
      }),
    );
    const undo = row && this.sources.get(row.source);
    if (!undo) throw notFound('Change');
    return undo(caller, key);
  }

  private async forget(now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: 'undo_forget',
      text: `delete from undo_change where ctid in (select ctid from undo_change where created_at < $1 limit $2)
             returning key`,
      values: [undoHorizon(now), limit],
    });
    return rows.length;
  }
}
