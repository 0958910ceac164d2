import type { FamilyViewer } from '../auth';
import { conflict } from '../errors';
import { pick, type Deletion, type Records, type StoredRecord } from '../records';

/** A row written by a change, as it is stored. */
export interface ChangedRow<Kept> {
  id: string;
  /** The version after the change. */
  version: number;
  /** The row before the change; null if the change created it. */
  before: Kept | null;
  wasDeleted: boolean;
}

export type ChangeLog<Row extends StoredRecord, Key extends keyof Row> = ReturnType<typeof changeLog<Row, Key>>;

/** The rows written by one change, with their previous values. @param keys the columns to keep */
export function changeLog<Row extends StoredRecord, Key extends keyof Row>(keys: readonly Key[]) {
  const rows = new Map<Row, Pick<Row, Key> | null>();
  return {
    /** Call before the first change of a row. */
    changing(...changed: readonly Row[]): void {
      for (const row of changed) rows.set(row, pick(row, keys));
    },
    made: (row: Row): void => void rows.set(row, null),
    /** Call after the last change. */
    entries: (): ChangedRow<Pick<Row, Key>>[] =>
      [...rows].map(([{ id, version, deletedAt }, before]) => ({
        id,
        version,
        before,
        wasDeleted: deletedAt !== null,
      })),
  };
}

/**
 * The rows of a change, locked in the order in which the change locked them, so that two never wait for each other.
 *
 * @throws DomainError VERSION_CONFLICT if one of them was edited since, so that no later edit is lost
 */
export async function lockChanged<Row extends StoredRecord>(
  rows: Records<Row>,
  viewer: FamilyViewer,
  entries: readonly ChangedRow<unknown>[],
): Promise<Row[]> {
  const locked: Row[] = [];
  for (const { id, version } of entries) {
    const row = await rows.find(viewer, id);
    if (row?.version !== version)
      throw conflict('VERSION_CONFLICT', 'Somebody has changed this since, so it cannot be undone.');
    locked.push(row);
  }
  return locked;
}

/**
 * Restores locked rows. Rows that point to a row created by the change are restored before that one is deleted.
 *
 * @param locked by `lockChanged`
 * @param live the column values of a row that is not in the bin
 */
export async function restoreRows<Row extends StoredRecord>(
  rows: Records<Row>,
  locked: readonly Row[],
  entries: readonly ChangedRow<Partial<Row>>[],
  live: Partial<Row> | Deletion,
): Promise<void> {
  const made: Row[] = [];
  for (const [index, row] of locked.entries()) {
    const before = entries[index]?.before;
    if (before) await rows.change(row, { ...before, ...live });
    else made.push(row);
  }
  for (const row of made) await rows.remove(row);
}
