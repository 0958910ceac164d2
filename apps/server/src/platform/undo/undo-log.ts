import { Injectable } from '@nestjs/common';
import { requireFamily, type FamilyViewer, type Viewer } from '../auth';
import { Clock } from '../clock';
import { Database } from '../database';
import { conflict, notFound } from '../errors';
import { Housekeeping } from '../housekeeping';
import type { FamilyRecord } from './family-record';
import { undoHorizon } from './undo-key';

/** The changes of one domain that can be undone, each by its author, once, within a day. */
export interface Undo<Change, Back> {
  /** Stores a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  keep(viewer: FamilyViewer, key: string, change: Change): Promise<void>;

  /**
   * Undoes a change of this domain and forgets it.
   *
   * @throws DomainError NOT_FOUND for a key that is unknown, expired, used, somebody else's or another domain's; and
   *   whatever the domain's source throws, in which case nothing is undone
   */
  undo(caller: Viewer, key: string): Promise<Back>;
}

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
  private readonly sources = new Map<string, Pick<UndoSource<unknown, unknown>, 'type'> & Undo<never, unknown>>();

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
  register<Change, Back>(name: string, source: UndoSource<Change, Back>): Undo<Change, Back> {
    if (this.sources.has(name)) throw new Error(`two sources of changes for ${name}`);
    const allow = source.allow ?? ((caller) => Promise.resolve(requireFamily(caller)));
    const undo: Undo<Change, Back> = {
      keep: (viewer, key, change) => this.keep(name, viewer, key, change),
      undo: async (caller, key) => {
        const viewer = await allow(caller);
        return this.db.write(viewer, async () => source.takeBack(viewer, await this.take<Change>(name, viewer, key)));
      },
    };
    this.sources.set(name, { type: source.type, ...undo });
    return undo;
  }

  /**
   * Undoes a change of any domain.
   *
   * @returns the restored records, with the names of their GraphQL types
   * @throws DomainError as `Undo.undo`
   */
  async undo(caller: Viewer, key: string): Promise<FamilyRecord[]> {
    const source = this.sources.get(await this.sourceOf(requireFamily(caller), key));
    if (!source) throw notFound('Change');
    const records = [await source.undo(caller, key)].flat() as FamilyRecord[];
    return records.map((record) => ({ ...record, __typename: source.type.name }));
  }

  private async sourceOf(viewer: FamilyViewer, key: string): Promise<string> {
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<{ source: string }>({
        name: 'undo_source',
        text: `select source from undo_change
               where family_id = $1 and membership_id = $2 and key = $3 and created_at >= $4`,
        values: [viewer.familyId, viewer.membershipId, key, undoHorizon(this.clock.now())],
      }),
    );
    if (!row) throw notFound('Change');
    return row.source;
  }

  private async keep(source: string, viewer: FamilyViewer, key: string, change: unknown): Promise<void> {
    const kept = await this.db.sql({
      name: 'undo_keep',
      text: `insert into undo_change (family_id, membership_id, key, source, change, created_at)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
      values: [viewer.familyId, viewer.membershipId, key, source, JSON.stringify(change), this.clock.now()],
    });
    if (kept.length === 0) throw conflict('CONFLICT', 'This undo key was already used.');
  }

  private async take<Change>(source: string, viewer: FamilyViewer, key: string): Promise<Change> {
    const [row] = await this.db.sql<{ change: Change }>({
      name: 'undo_take',
      text: `delete from undo_change
             where family_id = $1 and membership_id = $2 and key = $3 and source = $4 and created_at >= $5 returning change`,
      values: [viewer.familyId, viewer.membershipId, key, source, undoHorizon(this.clock.now())],
    });
    if (!row) throw notFound('Change');
    return row.change;
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
