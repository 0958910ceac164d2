import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isUUID } from 'class-validator';
import { IsNull, MoreThan, type FindOperator } from 'typeorm';
import type { FamilyViewer } from '../auth';
import { binHorizon } from '../bin';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { conflict, notFound } from '../errors';
import { nullColumns, storedColumns, tableName } from './columns';
import type { StoredRecord } from './stored-record';

type NullableColumn<Row> = { [K in keyof Row]-?: null extends Row[K] ? K : never }[keyof Row];

/** The values of a new row. By default nullable columns are null and the caller is the creator. */
export type NewRecord<Row extends StoredRecord> = Omit<Row, keyof StoredRecord | NullableColumn<Row>> &
  Partial<Pick<Row, NullableColumn<Row> | 'createdBy'>>;

/** The columns written by a deletion or a restore. */
export type Deletion = Pick<StoredRecord, 'deletedAt' | 'deletedBy'>;

export const NOT_DELETED: Deletion = { deletedAt: null, deletedBy: null };

/** Selection and order of rows, as SQL with the table's alias `t`. */
export interface Selection {
  /** `$2` is the first of `values`. Default: all. */
  where?: string;
  values?: readonly unknown[];
  orderBy: string;
  /** Whether rows in the bin are included. */
  evenInBin?: boolean;
}

/** Rows of one INSERT: far below the 65,535 parameters of a statement. */
const INSERT_BATCH = 500;

/** The rows of one table. Call every function inside a scope of `Database`. */
export type Records<Row extends StoredRecord> = ReturnType<typeof records<Row>>;

/** @param noun what people call a record: "job" */
export function records<Row extends StoredRecord>(db: Database, clock: Clock, entity: new () => Row, noun: string) {
  const nulls = nullColumns(entity);
  const stored = storedColumns(entity);
  const table = tableName(entity);
  const keyOf = ({ familyId, id }: StoredRecord) => ({ familyId, id });

  const save = async (row: Row, columns: Partial<Row> | Partial<StoredRecord>): Promise<void> => {
    const written = { ...columns, updatedAt: clock.now() };
    await db.manager.update<StoredRecord>(entity, keyOf(row), written);
    Object.assign(row, written);
  };

  /** Many at once, in the order given. */
  const insertAll = async (viewer: FamilyViewer, all: readonly NewRecord<Row>[]): Promise<Row[]> => {
    const now = clock.now();
    const rows = all.map((values) =>
      Object.assign(new entity(), nulls, { createdBy: viewer.membershipId }, values, {
        familyId: viewer.familyId,
        id: randomUUID(),
        createdAt: now,
        updatedAt: now,
        version: 1,
      }),
    );
    for (let start = 0; start < rows.length; start += INSERT_BATCH)
      await db.manager.insert<StoredRecord>(entity, rows.slice(start, start + INSERT_BATCH));
    return rows;
  };

  /** The row, locked until the scope ends; null also for another family's id. */
  const find = async (viewer: FamilyViewer, id: string, state: { deletedAt?: FindOperator<Date> } = {}) => {
    if (!isUUID(id)) return null;
    const row = await db.manager.findOne<StoredRecord>(entity, {
      where: { familyId: viewer.familyId, id, ...state },
      lock: { mode: 'pessimistic_write' },
    });
    return row instanceof entity ? row : null;
  };

  /** The same. @throws DomainError NOT_FOUND */
  const lock = async (...of: Parameters<typeof find>): Promise<Row> => {
    const row = await find(...of);
    if (!row) throw notFound(capital(noun));
    return row;
  };

  return {
    insertAll,
    find,
    lock,
    insert: async (viewer: FamilyViewer, values: NewRecord<Row>): Promise<Row> =>
      (await insertAll(viewer, [values]))[0] as Row,

    /** A row that is not in the bin, locked. @throws DomainError NOT_FOUND */
    live: (viewer: FamilyViewer, id: string): Promise<Row> => lock(viewer, id, { deletedAt: IsNull() }),

    /** A row that can still be restored, locked. @throws DomainError NOT_FOUND */
    binned: (viewer: FamilyViewer, id: string): Promise<Row> =>
      lock(viewer, id, { deletedAt: MoreThan(binHorizon(clock.now())) }),

    /**
     * Changes a locked row, in the table and in the given object, and gives it a new version.
     *
     * @returns false if nothing differs; then nothing is written
     */
    async change(row: Row, columns: Partial<Row> | Deletion): Promise<boolean> {
      const changes: Partial<Row> = columns as Partial<Row>;
      const keys = Object.keys(changes) as (keyof Row)[];
      if (keys.every((key) => isDeepStrictEqual(changes[key], row[key]))) return false;
      await save(row, { ...changes, version: row.version + 1 });
      return true;
    },

    /** Increments a locked row's version, for a change of something that belongs to it. */
    touch: (row: Row): Promise<void> => save(row, { version: row.version + 1 }),

    /** Writes columns without a new version, because no form overwrites them. */
    write: (row: Row, columns: Partial<Row>): Promise<void> => save(row, columns),

    /** Permanently deletes a locked row. */
    remove: async (row: Row): Promise<void> => void (await db.manager.delete<StoredRecord>(entity, keyOf(row))),

    /**
     * Those that are not in the bin, unless the selection says otherwise, for reading; may be called in a read.
     *
     * @param name of the prepared statement
     */
    async list(
      viewer: FamilyViewer,
      name: string,
      { where = 'true', values = [], orderBy, evenInBin = false }: Selection,
    ): Promise<Row[]> {
      const rows = await db.sql<Row>({
        name,
        text: `select ${stored.select('t')} from ${table} t
               where t.family_id = $1 and ${evenInBin ? 'true' : 't.deleted_at is null'} and (${where})
               order by ${orderBy}`,
        values: [viewer.familyId, ...values],
      });
      return rows.map((row) => Object.assign(new entity(), stored.read(row)));
    },

    /** The columns written by this member's deletion. */
    deletion: ({ membershipId }: FamilyViewer) => ({ deletedAt: clock.now(), deletedBy: membershipId }),
  };
}

/** The records of one table as both APIs return them. Call every function inside a scope of `Database`. */
export type ShownRecords<Row extends StoredRecord, Shown extends { id: string }> = ReturnType<
  typeof shownRecords<Row, Shown>
>;

/**
 * @param select returns the records with these ids, in any order; ids of deleted records and of other families return
 *   nothing
 */
export function shownRecords<Row extends StoredRecord, Shown extends { id: string }>(
  rows: Records<Row>,
  noun: string,
  select: (viewer: FamilyViewer, ids: readonly string[]) => Promise<readonly Shown[]>,
) {
  /** In the order of the ids. @throws DomainError NOT_FOUND when one is missing */
  const readAll = async (viewer: FamilyViewer, ids: readonly string[]): Promise<Shown[]> => {
    const found = ids.every((id) => isUUID(id)) ? await select(viewer, ids) : [];
    const byId = new Map(found.map((each) => [each.id, each]));
    return ids.map((id) => {
      const each = byId.get(id.toLowerCase());
      if (!each) throw notFound(capital(noun));
      return each;
    });
  };
  /** @throws DomainError NOT_FOUND */
  const read = async (viewer: FamilyViewer, id: string): Promise<Shown> => (await readAll(viewer, [id]))[0] as Shown;
  return {
    readAll,
    read,
    /**
     * The row to change, locked and not in the bin.
     *
     * @param version the version that the caller saw, if any
     * @throws DomainError NOT_FOUND, VERSION_CONFLICT with the current record in `details.current`
     */
    async changeable(viewer: FamilyViewer, id: string, version?: number | null): Promise<Row> {
      const row = await rows.live(viewer, id);
      if (typeof version === 'number' && version !== row.version)
        throw conflict('VERSION_CONFLICT', `Somebody else changed this ${noun} in the meantime.`, {
          current: await read(viewer, row.id),
        });
      return row;
    },
  };
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
