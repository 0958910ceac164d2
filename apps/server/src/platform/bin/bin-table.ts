import type { FamilyViewer } from '../auth';
import type { Database } from '../database';
import { binPosition, type BinEntries, type BinEntry, type BinWindow } from './bin-source';

/** A table whose rows are in the bin while `deleted_at` is set; `deleted_by` is the membership that deleted them. */
export interface BinTable {
  table: string;
  /** Select list in SQL for a row `t`, as `BinRow` has it, including the title. */
  columns: string;
  /** Joins needed by the columns; `$1` is the family. */
  joins?: string;
  /** SQL condition for rows that are separate items; other rows belong to one of them. Default: all. */
  things?: string;
  /** The lock order used elsewhere for several rows; default: by id. */
  lockOrder?: string;
  /** SQL for the membership that deleted a row `t`. */
  deletedBy?: string;
  /**
   * SQL condition under which a row is shown to the member `$6`; `$7` is whether they are an admin. Default: always.
   */
  seenBy?: string;
  /** Whether the family sees the items; without, page and emptying find none. Default: every family. */
  isShown?: (viewer: FamilyViewer) => Promise<boolean>;
}

/** Columns of every bin row besides those of the domain. */
type Deleted = Pick<BinEntry, 'id' | 'deletedAt' | 'deletedByMemberId' | 'deletedByName'>;

/** The parts of a `BinSource` that are the same for every table. Each is one statement; call them inside a scope. */
export interface BinRows<Row> {
  /** @param describe what an entry shows besides who deleted it and when */
  page(
    viewer: FamilyViewer,
    window: BinWindow,
    describe: (row: Row) => Pick<BinEntry, 'title' | 'detail' | 'emoji'>,
  ): Promise<BinEntries>;
  remove(viewer: FamilyViewer, id: string): Promise<void>;
  empty(viewer: FamilyViewer, until: Date): Promise<number>;
  purge(until: Date, limit: number): Promise<number>;
}

export function binRows<Row>(db: Database, of: BinTable): BinRows<Row> {
  const { table, columns, joins = '', things = 'true', lockOrder = 'id', deletedBy = 't.deleted_by', seenBy } = of;
  const isShown = of.isShown ?? (() => Promise.resolve(true));
  const listed = seenBy === undefined ? things : `${things} and (${seenBy})`;
  return {
    async page(viewer, { limit, after, horizon }, describe) {
      if (!(await isShown(viewer))) return { entries: [], total: 0 };
      type Counted = { total: number } & ({ id: null } | (Row & Deleted));
      const rows = await db.sql<Counted>({
        name: `${table}_bin_page`,
        text: `select n.total, t.id, t.deleted_at as "deletedAt", m.id as "deletedByMemberId",
                 m.display_name as "deletedByName", ${columns}
               from (
                 select count(*)::int as total from ${table} where family_id = $1 and deleted_at > $2 and ${listed}
               ) n
               left join (
                 select * from ${table}
                 where family_id = $1 and deleted_at > $2 and ${listed}
                   and (deleted_at, id) < ($3::timestamptz, $4::uuid)
                 order by deleted_at desc, id desc limit $5
               ) t on true
               left join membership m on m.family_id = $1 and m.id = ${deletedBy}
               ${joins}
               order by t.deleted_at desc, t.id desc`,
        values: [
          ...[viewer.familyId, horizon, ...binPosition(after), limit],
          ...(seenBy === undefined ? [] : [viewer.membershipId, viewer.role === 'admin']),
        ],
      });
      const entries = rows.flatMap((row) => {
        if (row.id === null) return [];
        const { id, deletedAt, deletedByMemberId, deletedByName } = row;
        return [{ id, deletedAt, deletedByMemberId, deletedByName, ...describe(row) }];
      });
      return { total: rows[0]?.total ?? 0, entries };
    },

    async remove(viewer, id) {
      await db.sql({
        name: `${table}_bin_remove`,
        text: `delete from ${table} where family_id = $1 and id = $2 and deleted_at is not null`,
        values: [viewer.familyId, id],
      });
    },

    async empty(viewer, until) {
      if (!(await isShown(viewer))) return 0;
      const gone = await db.sql({
        name: `${table}_bin_empty`,
        text: `with thing as (
                 select id from ${table} where family_id = $1 and deleted_at <= $2 and ${things}
                 order by ${lockOrder} for update
               )
               delete from ${table} t using thing where t.family_id = $1 and t.id = thing.id returning t.id`,
        values: [viewer.familyId, until],
      });
      return gone.length;
    },

    async purge(until, limit) {
      const gone = await db.sql({
        name: `${table}_bin_purge`,
        text: `delete from ${table} t using (
                 select family_id, id from ${table} where deleted_at <= $1 and ${things} limit $2 for update skip locked
               ) thing
               where t.family_id = thing.family_id and t.id = thing.id returning t.id`,
        values: [until, limit],
      });
      return gone.length;
    },
  };
}
