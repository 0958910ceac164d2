import { Injectable } from '@nestjs/common';
import type { Resource } from '@homefold/domain';
import type { FeatureScope } from '../billing';
import type { FamilyViewer } from '../platform/auth';
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
  type StoredRecord,
} from '../platform/records';
import { UndoLog, assertUndoKey, changeLog, lockChanged, restoreRows, type ChangedRow } from '../platform/undo';
import { ActivityService } from './activity.service';
import { FamilyChanges } from './family-changes';
import { recordPublisher } from './record-publisher';

/** What every answer has. */
type Answer = Pick<StoredRecord, 'id' | 'version'>;

/** A kind of record, as the family sees it and as it is stored. */
export interface RecordKind<Row extends StoredRecord> {
  resource: Resource;
  /** What people call a record: 'pet'. */
  noun: string;
  /** Its columns; those declared as fields (`platform/fields`) are what the API shows. */
  entity: new () => Row;
  describe: Parameters<typeof recordPublisher<Row>>[3];
  /** The API's type and how to read records by id, if the answer differs from the columns. */
  shown?: {
    type: { name: string };
    select: (viewer: FamilyViewer, ids: readonly string[]) => Promise<readonly Answer[]>;
  };
  /** The feature that it belongs to: bin and undo check the plan. Default: included in every plan. */
  scope?: FeatureScope;
  /**
   * The part of a former state that can be restored, because referenced rows may be gone. Default: all of it.
   *
   * @param wasDeleted whether the undone change moved it to the bin
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
  /** Key chosen by the caller, to undo the change. */
  undoKey?: string | null | undefined;
}

/** A deleted record as the bin shows it. */
export interface InBin<Shown, Stored> {
  describe: (row: Shown, reading: Pick<BinWindow, 'locale' | 'today'>) => Pick<BinEntry, 'title' | 'detail' | 'emoji'>;
  /** SQL of the columns of a row `t` that `describe` needs. */
  columns: string;
  /** As `BinTable.seenBy`. */
  seenBy?: string;
  /** Called with the locked row before it is restored. @throws DomainError to refuse the restore */
  restoring?: (viewer: FamilyViewer, row: Stored) => Promise<void>;
}

/**
 * The writes of every kind of record. Each validates the version, notifies feed and open screens, and can be undone by
 * `undo(key)`. The caller has checked permissions; `add`, `change` and `remove` are called inside a write scope.
 */
export type RecordStore<Row extends StoredRecord> = ReturnType<typeof RecordStores.prototype.of<Row>>;

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
  of<Row extends StoredRecord>(kind: RecordKind<Row>) {
    const { resource, noun, entity, describe, scope } = kind;
    const { db, clock, idempotency } = this;
    const rows = records(db, clock, entity, noun);
    const publisher = recordPublisher(this.activities, this.changes, resource, describe);
    const columns = ownColumns(entity);
    const select = (viewer: FamilyViewer, ids: readonly string[]): Promise<Row[]> =>
      rows.list(viewer, `some ${resource}`, { where: 't.id = any($2)', values: [ids], orderBy: 't.id' });
    const fields = fieldNames(entity).map((name) => name as keyof Row);
    /** The API's form of a record; fields may be getters. */
    const shownOf = (row: Row) => ({
      ...Object.fromEntries(fields.map((name) => [name, row[name]])),
      id: row.id,
      version: row.version,
    });
    const shown = shownRecords<Row, Answer>(
      rows,
      noun,
      kind.shown?.select ?? (async (viewer, ids) => (await select(viewer, ids)).map(shownOf)),
    );
    const inFull = shownRecords(rows, noun, select);

    const undo = this.undoLog.register(resource, {
      type: kind.shown?.type ?? entity,
      ...(scope && { allow: scope.viewer }),
      takeBack: async (viewer, { entries, activityId }: StoredChange<Row>) => {
        const [row] = await lockChanged(rows, viewer, entries);
        const [entry] = entries;
        if (!row || !entry) throw new Error(`a stored change of a ${noun} holds none`);
        const { wasDeleted } = entry;
        const before = entry.before && ((await kind.possible?.(viewer, entry.before, wasDeleted)) ?? entry.before);
        await restoreRows(rows, [row], [{ ...entry, before }], NOT_DELETED);
        await publisher.takeBack(viewer, activityId);
        await publisher.publish(viewer, wasDeleted ? 'created' : 'updated', row);
        return kind.shown ? shown.read(viewer, row.id) : shownOf(row);
      },
    });

    /** Changes a row based on the version that the caller saw, and stores its previous state. */
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
      const activityId = await publisher.record(viewer, type, row);
      if (undoKey) await undo.keep(viewer, undoKey, { entries: log.entries(), activityId });
      return row;
    };

    return {
      rows,
      publisher,
      /** One that is not in the bin, for reading. @throws DomainError NOT_FOUND */
      get: inFull.read,
      /** The row of a change, locked. @throws as `change` */
      changeable: shown.changeable,

      /**
       * @param values the values, or a function that creates them, called once per key, if that writes as well
       * @param key an idempotency key: a repeated one returns the first record
       */
      async add(
        viewer: FamilyViewer,
        values: NewRecord<Row> | (() => Promise<NewRecord<Row>>),
        key?: string | null,
      ): Promise<Row> {
        const id = await idempotency.once(viewer, key, `add ${resource}`, async () => {
          const row = await rows.insert(viewer, typeof values === 'function' ? await values() : values);
          await publisher.record(viewer, 'created', row);
          return row.id;
        });
        return rows.lock(viewer, id);
      },

      /**
       * @throws DomainError NOT_FOUND, VERSION_CONFLICT with the current record in `details.current`, CONFLICT for a used
       *   undo key
       */
      change: (viewer: FamilyViewer, id: string, changes: (row: Row) => Partial<Row>, seen: Seen = {}): Promise<Row> =>
        write(viewer, id, seen, 'updated', (row) => rows.change(row, changes(row))),

      /** Moves it to the bin. @throws as `change` */
      async remove(viewer: FamilyViewer, id: string, seen: Seen = {}): Promise<DeletedItem> {
        const deletion = rows.deletion(viewer);
        const row = await write(viewer, id, seen, 'deleted', (live) => rows.change(live, deletion));
        return { id: row.id, restorableUntil: restorableUntil(deletion.deletedAt) };
      },

      bin<Shown>({ describe: entryOf, columns, seenBy, restoring }: InBin<Shown, Row>): BinSource {
        const bin = binRows<Shown>(db, {
          ...{ table: tableName(entity), columns },
          ...(seenBy && { seenBy }),
          ...(scope && { isShown: scope.has }),
        });
        const locked = async (viewer: FamilyViewer, id: string): Promise<Row> => {
          await scope?.viewer(viewer);
          return rows.binned(viewer, id);
        };
        return {
          ...bin,
          type: resource,
          page: (viewer, window) => bin.page(viewer, window, (row) => entryOf(row, window)),
          async restore(viewer, id) {
            const row = await locked(viewer, id);
            await restoring?.(viewer, row);
            await rows.change(row, NOT_DELETED);
            await publisher.record(viewer, 'created', row);
            return { id: row.id, title: describe(row, 'created').title ?? '', date: null };
          },
          lock: async (viewer, id) => void (await locked(viewer, id)),
        };
      },
    };
  }
}
