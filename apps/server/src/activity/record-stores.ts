import { Injectable } from '@nestjs/common';
import type { Resource } from '@homefold/domain';
import type { FamilyViewer, Viewer } from '../platform/auth';
import {
  binRows,
  restorableUntil,
  type BinEntry,
  type BinSource,
  type BinWindow,
  type DeletedItem,
} from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { fieldNames } from '../platform/fields';
import { Idempotency } from '../platform/idempotency';
import {
  NOT_DELETED,
  ownColumns,
  records,
  shownRecords,
  tableName,
  type NewRecord,
  type Records,
  type StoredRecord,
} from '../platform/records';
import { UndoLog, assertUndoKey, changeLog, lockChanged, putBack, type ChangedRow } from '../platform/undo';
import { ActivityService } from './activity.service';
import { FamilyChanges } from './family-changes';
import { recordNews, type RecordNews } from './record-news';

/** A kind of record, as the family sees it and as it is stored. */
export interface RecordKind<Row extends StoredRecord> {
  resource: Resource;
  /** What a person calls one: 'pet'. */
  noun: string;
  /** Its columns; those declared as fields (`platform/fields`) are what the API shows. */
  entity: new () => Row;
  describe: Parameters<typeof recordNews<Row>>[3];
  /** Who may undo; by default every member. @throws DomainError FEATURE_LOCKED */
  allow?: (caller: Viewer) => Promise<FamilyViewer>;
  /**
   * What of a former state can be put back: what it points to may be deleted for good. Default: all of it.
   *
   * @param wasDeleted whether the change that is undone moved it to the bin
   */
  possible?: (viewer: FamilyViewer, before: Partial<Row>, wasDeleted: boolean) => Promise<Partial<Row>>;
}

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredChange<Row> {
  entries: ChangedRow<Partial<Row>>[];
  activityId: string;
}

/** What a caller may send with a change. */
export interface Seen {
  /** The version that the caller saw; without it the last write wins. */
  version?: number | null | undefined;
  /** Chosen by the caller, to undo the change by. */
  undoKey?: string | null | undefined;
}

/** A deleted record as the bin shows it. */
export interface InBin<Row> {
  describe: (row: Row, reading: Pick<BinWindow, 'locale' | 'today'>) => Pick<BinEntry, 'title' | 'detail' | 'emoji'>;
  /** SQL of what `describe` needs of a row `t`. */
  columns: string;
  /** @throws DomainError FEATURE_LOCKED for a family whose plan does not include it. Default: every plan does. */
  gate?: { has: (viewer: FamilyViewer) => Promise<boolean>; require: (viewer: FamilyViewer) => Promise<unknown> };
}

/**
 * The writes that every kind of record has. Each validates the version, tells the feed and open screens, and can be undone by `undo(key)`.
 * The caller has checked permissions; `add`, `change` and `remove` are called inside a write scope.
 */
export interface RecordStore<Row extends StoredRecord> {
  rows: Records<Row>;
  news: RecordNews<Row>;
  /** One that is not in the bin, for reading. @throws DomainError NOT_FOUND */
  get(viewer: FamilyViewer, id: string): Promise<Row>;
  /** The row of a change, locked. @throws as `change` */
  changeable(viewer: FamilyViewer, id: string, version?: number | null): Promise<Row>;
  /**
   * @param values or what makes them, where that writes as well: it is called once for each key
   * @param key an idempotency key: the same one answers the first record
   */
  add(
    viewer: FamilyViewer,
    values: NewRecord<Row> | (() => Promise<NewRecord<Row>>),
    key?: string | null,
  ): Promise<Row>;
  /** @throws DomainError NOT_FOUND, VERSION_CONFLICT with the present record in `details.current`, CONFLICT for a used undo key */
  change(viewer: FamilyViewer, id: string, changes: (row: Row) => Partial<Row>, seen?: Seen): Promise<Row>;
  /** Moves it to the bin. @throws as `change` */
  remove(viewer: FamilyViewer, id: string, seen?: Seen): Promise<DeletedItem>;
  bin<Shown>(of: InBin<Shown>): BinSource;
}

/** Makes the stores of the domains. */
@Injectable()
export class RecordStores {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly activities: ActivityService,
    private readonly changes: FamilyChanges,
    private readonly undoLog: UndoLog,
    private readonly idempotency: Idempotency,
  ) {}

  /** Call once for each kind, while the server starts. */
  of<Row extends StoredRecord>(kind: RecordKind<Row>): RecordStore<Row> {
    const { resource, noun, entity, describe } = kind;
    const { db, clock, idempotency } = this;
    const rows = records(db, clock, entity, noun);
    const news = recordNews(this.activities, this.changes, resource, describe);
    const columns = ownColumns(entity);
    const select = (viewer: FamilyViewer, ids: readonly string[]): Promise<Row[]> =>
      rows.list(viewer, `some ${resource}`, { where: 't.id = any($2)', values: [ids], orderBy: 't.id' });
    const fields = fieldNames(entity).map((name) => name as keyof Row);
    /** As the API shows it; fields may be getters. */
    const shownOf = (row: Row) => ({ ...Object.fromEntries(fields.map((name) => [name, row[name]])), id: row.id });
    const shown = shownRecords(rows, noun, async (viewer, ids) => (await select(viewer, ids)).map(shownOf));
    const inFull = shownRecords(rows, noun, select);

    const possibleOf = (viewer: FamilyViewer, entries: StoredChange<Row>['entries']) =>
      Promise.all(
        entries.map(async (entry) =>
          entry.before && kind.possible
            ? { ...entry, before: await kind.possible(viewer, entry.before, entry.wasDeleted) }
            : entry,
        ),
      );

    const undo = this.undoLog.register(resource, {
      type: entity,
      ...(kind.allow && { allow: kind.allow }),
      takeBack: async (viewer, { entries, activityId }: StoredChange<Row>) => {
        const [row] = await lockChanged(rows, viewer, entries);
        if (!row) throw new Error(`a stored change of a ${noun} holds none`);
        await putBack(rows, [row], await possibleOf(viewer, entries), NOT_DELETED);
        await news.takeBack(viewer, activityId);
        await news.publish(viewer, entries[0]?.wasDeleted ? 'created' : 'updated', row);
        return shownOf(row);
      },
    });

    /** Changes a row that the caller has seen; remembers what it was before. */
    const write = async (
      viewer: FamilyViewer,
      id: string,
      { version, undoKey }: Seen,
      type: 'updated' | 'deleted',
      apply: (row: Row) => Promise<boolean>,
    ): Promise<Row> => {
      assertUndoKey(undoKey);
      const row = await shown.changeable(viewer, id, version);
      const log = changeLog<Row, keyof Row>(columns);
      log.changing(row);
      if (!(await apply(row))) return row;
      const activityId = await news.record(viewer, type, row);
      if (undoKey) await undo.keep(viewer, undoKey, { entries: log.entries(), activityId });
      return row;
    };

    return {
      rows,
      news,
      get: inFull.read,
      changeable: shown.changeable,
      async add(viewer, values, key) {
        const id = await idempotency.once(viewer, key, `add ${resource}`, async () => {
          const row = await rows.insert(viewer, typeof values === 'function' ? await values() : values);
          await news.record(viewer, 'created', row);
          return row.id;
        });
        return rows.lock(viewer, id);
      },
      change: (viewer, id, changes, seen = {}) =>
        write(viewer, id, seen, 'updated', (row) => rows.change(row, changes(row))),
      async remove(viewer, id, seen = {}) {
        const deletion = rows.deletion(viewer);
        const row = await write(viewer, id, seen, 'deleted', (live) => rows.place(live, deletion));
        return { id: row.id, restorableUntil: restorableUntil(deletion.deletedAt) };
      },
      bin<Shown>({ describe: entryOf, gate, columns }: InBin<Shown>): BinSource {
        const bin = binRows<Shown>(db, { table: tableName(entity), columns });
        const locked = async (viewer: FamilyViewer, id: string): Promise<Row> => {
          await gate?.require(viewer);
          return rows.binned(viewer, id);
        };
        const isOpen = async (viewer: FamilyViewer): Promise<boolean> => (await gate?.has(viewer)) ?? true;
        return {
          type: resource,
          page: async (viewer, window) =>
            (await isOpen(viewer))
              ? bin.page(viewer, window, (row) => entryOf(row, window))
              : { entries: [], total: 0 },
          async restore(viewer, id) {
            const row = await locked(viewer, id);
            await rows.place(row, NOT_DELETED);
            await news.record(viewer, 'created', row);
            return { id: row.id, title: describe(row).title ?? '', date: null };
          },
          lock: async (viewer, id) => void (await locked(viewer, id)),
          remove: (viewer, id) => bin.remove(viewer, id),
          empty: async (viewer, until) => ((await isOpen(viewer)) ? bin.empty(viewer, until) : 0),
          purge: (until, limit) => bin.purge(until, limit),
        };
      },
    };
  }
}
