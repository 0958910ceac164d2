import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../auth';
import { Clock } from '../clock';
import { Database } from '../database';
import { conflict, notFound } from '../errors';
import { Housekeeping } from '../housekeeping';
import { undoHorizon } from './undo-key';

/** The changes of one domain that can be taken back, each by who made it, once, within a day. */
export interface Undo<Change, Back> {
  /** Remembers a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  keep(viewer: FamilyViewer, key: string, change: Change): Promise<void>;

  /**
   * Takes a change back and forgets it.
   *
   * @throws DomainError NOT_FOUND for an unknown, old or used key, for somebody else's and for one of another domain; and
   *   whatever the domain's source throws: then nothing has happened
   */
  undo(viewer: FamilyViewer, key: string): Promise<Back>;
}

/** Brings back what was before a change, in the write scope that takes it back; answers what a door shows of it. */
type TakeBack<Change, Back> = (viewer: FamilyViewer, change: Change) => Promise<Back>;

/** What changes keep of what was before them. What is too old is forgotten at night. */
@Injectable()
export class UndoLog {
  private readonly sources = new Set<string>();

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
   * @param source what it is stored as, e.g. `todo`. `Change` is stored as it is, and read back as JSON
   */
  register<Change, Back>(source: string, takeBack: TakeBack<Change, Back>): Undo<Change, Back> {
    if (this.sources.has(source)) throw new Error(`two sources of changes for ${source}`);
    this.sources.add(source);
    return {
      keep: (viewer, key, change) => this.keep(source, viewer, key, change),
      undo: (viewer, key) =>
        this.db.write(viewer, async () => takeBack(viewer, await this.take<Change>(source, viewer, key))),
    };
  }

  private async keep(source: string, viewer: FamilyViewer, key: string, change: unknown): Promise<void> {
    const kept = await this.db.sql({
      name: 'undo_keep',
      text: `insert into undo_change (family_id, membership_id, key, source, change, created_at)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
      values: [viewer.familyId, viewer.membershipId, key, source, JSON.stringify(change), this.clock.now()],
    });
    if (kept.length === 0) throw conflict('CONFLICT', 'This undo key was used already.');
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
