import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../auth';
import { Clock } from '../clock';
import { Database } from '../database';
import { conflict, notFound } from '../errors';
import { Housekeeping } from '../housekeeping';
import { undoHorizon } from './undo';

/** The changes of one domain that can be taken back, each by who made it, once, within a day. */
export interface UndoLog<Change> {
  /** Remembers a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  keep(viewer: FamilyViewer, key: string, change: Change): Promise<void>;

  /**
   * Gives a change back and forgets it. Call inside the write scope that takes it back.
   *
   * @throws DomainError NOT_FOUND for an unknown, old or used key, and for somebody else's
   */
  take(viewer: FamilyViewer, key: string): Promise<Change>;
}

/**
 * What changes keep of what was before them, in a table of each domain: `family_id`, `membership_id`, `key`, `change` jsonb
 * and `created_at`. What is too old is forgotten at night.
 */
@Injectable()
export class UndoLogs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  /** Call once for each table, while the server starts. `Change` is stored as it is, and read back as JSON. */
  open<Change>(table: string): UndoLog<Change> {
    this.housekeeping.register({ name: table, sweep: (now, limit) => this.forget(table, now, limit) });
    return {
      keep: (viewer, key, change) => this.keep(table, viewer, key, change),
      take: (viewer, key) => this.take<Change>(table, viewer, key),
    };
  }

  private async keep(table: string, viewer: FamilyViewer, key: string, change: unknown): Promise<void> {
    const kept = await this.db.sql({
      name: `${table}_keep`,
      text: `insert into ${table} (family_id, membership_id, key, change, created_at) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning key`,
      values: [viewer.familyId, viewer.membershipId, key, JSON.stringify(change), this.clock.now()],
    });
    if (kept.length === 0) throw conflict('CONFLICT', 'This undo key was used already.');
  }

  private async take<Change>(table: string, viewer: FamilyViewer, key: string): Promise<Change> {
    const [row] = await this.db.sql<{ change: Change }>({
      name: `${table}_take`,
      text: `delete from ${table}
             where family_id = $1 and membership_id = $2 and key = $3 and created_at >= $4 returning change`,
      values: [viewer.familyId, viewer.membershipId, key, undoHorizon(this.clock.now())],
    });
    if (!row) throw notFound('Change');
    return row.change;
  }

  private async forget(table: string, now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: `${table}_forget`,
      text: `delete from ${table} where ctid in (select ctid from ${table} where created_at < $1 limit $2) returning key`,
      values: [undoHorizon(now), limit],
    });
    return rows.length;
  }
}
