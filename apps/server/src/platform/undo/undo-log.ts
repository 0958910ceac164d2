import { Injectable } from '@nestjs/common';
import { requireFamily, type FamilyViewer, type Viewer } from '../auth';
import { Clock } from '../clock';
import { Database } from '../database';
import { conflict, notFound } from '../errors';
import { Housekeeping } from '../housekeeping';
import type { FamilyRecord } from './family-record';
import { undoHorizon } from './undo-key';

/** Stores the changes of one domain that can be undone, each by its author, once, within a day. */
export interface Undo<Change> {
  /** Stores a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  keep(viewer: FamilyViewer, key: string, change: Change): Promise<void>;
}

type Restored = FamilyRecord | readonly FamilyRecord[];

/** A domain as a source of changes that can be undone. */
interface UndoSource<Change> {
  /** The GraphQL type of the restored records; it implements `FamilyRecord`. */
  type: { name: string };
  /** Checks whether the viewer may undo; by default every member may. @throws DomainError e.g. FEATURE_LOCKED */
  allow?: (caller: Viewer) => Promise<FamilyViewer>;
  /** Restores the state before a change, inside the write scope of the undo. @returns the records as they are now */
  takeBack: (viewer: FamilyViewer, change: Change) => Promise<Restored>;
}

/** Stores what is needed to undo changes, of all domains in one table. Expired entries are purged at night. */
@Injectable()
export class UndoLog {
  private readonly sources = new Map<string, UndoSource<never>>();

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
  register<Change>(name: string, source: UndoSource<Change>): Undo<Change> {
    if (this.sources.has(name)) throw new Error(`two sources of changes for ${name}`);
    this.sources.set(name, source);
    return {
      keep: async ({ familyId, membershipId }, key, change) => {
        const kept = await this.db.sql({
          name: 'undo_keep',
          text: `insert into undo_change (family_id, membership_id, key, source, change, created_at)
                 values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
          values: [familyId, membershipId, key, name, JSON.stringify(change), this.clock.now()],
        });
        if (kept.length === 0) throw conflict('CONFLICT', 'This undo key was already used.');
      },
    };
  }

  /**
   * Undoes a change of any domain and forgets it.
   *
   * @returns the restored records, with the names of their GraphQL types
   * @throws DomainError NOT_FOUND for a key that is unknown, expired, used or somebody else's; and whatever the domain's
   *   source throws, in which case nothing is undone
   */
  async undo(caller: Viewer, key: string): Promise<FamilyRecord[]> {
    const { familyId, membershipId } = requireFamily(caller);
    const values = [familyId, membershipId, key, undoHorizon(this.clock.now())];
    const [row] = await this.db.read(requireFamily(caller), () =>
      this.db.sql<{ source: string }>({
        name: 'undo_source',
        text: `select source from undo_change
               where family_id = $1 and membership_id = $2 and key = $3 and created_at >= $4`,
        values,
      }),
    );
    const source = row && this.sources.get(row.source);
    if (!source) throw notFound('Change');
    const viewer = await (source.allow ?? requireFamily)(caller);
    const restored = await this.db.write(viewer, async () => {
      const [taken] = await this.db.sql<{ change: never }>({
        name: 'undo_take',
        text: `delete from undo_change
               where family_id = $1 and membership_id = $2 and key = $3 and created_at >= $4 and source = $5
               returning change`,
        values: [...values, row.source],
      });
      if (!taken) throw notFound('Change');
      return source.takeBack(viewer, taken.change);
    });
    return [restored].flat().map((record) => ({ ...record, __typename: source.type.name }));
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
