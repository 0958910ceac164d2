import { invalid } from '../errors';

/** How long a change can be taken back: longer than any toast, and no second bin. */
const UNDO_MS = 24 * 3_600_000;

const KEY = /^[\x21-\x7e]{8,128}$/;

/** What was changed before this moment can no longer be taken back, and what was kept for it is forgotten. */
export const undoHorizon = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** @throws DomainError INVALID (field `undoKey`) for a malformed key; none is fine. */
export function assertUndoKey(key: string | null | undefined): void {
  if (key && !KEY.test(key)) throw invalid('undoKey', 'The undo key must have 8 to 128 visible characters.');
}

/** Some fields of a row, as a change keeps them for its way back. */
export const keptOf = <Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> => {
  const kept: Partial<Row> = {};
  for (const key of keys) kept[key] = row[key];
  return kept as Pick<Row, Key>;
};
