/** An ordered row with a key. */
interface Keyed {
  key: string;
}

/** The rows with one moved up (-1) or down (1); the same rows at an end. */
export function moved<Row extends Keyed>(rows: readonly Row[], key: string, by: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const to = from + by;
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The rows with one moved after another one; null: to the front. */
export function placedAfter<Row extends Keyed>(rows: readonly Row[], key: string, after: string | null): Row[] {
  const row = rows.find((one) => one.key === key);
  if (!row) return [...rows];
  const others = removed(rows, key);
  const at = after === null ? 0 : others.findIndex((one) => one.key === after) + 1;
  return others.toSpliced(at, 0, row);
}

export const removed = <Row extends Keyed>(rows: readonly Row[], key: string): Row[] =>
  rows.filter((row) => row.key !== key);

/** The rows with others inserted before one. */
export function insertedBefore<Row extends Keyed>(rows: readonly Row[], key: string, more: readonly Row[]): Row[] {
  const at = rows.findIndex((row) => row.key === key);
  return at === -1 ? [...rows, ...more] : rows.toSpliced(at, 0, ...more);
}

/** The rows with one replaced by others. */
export const replaced = <Row extends Keyed>(rows: readonly Row[], key: string, more: readonly Row[]): Row[] =>
  rows.flatMap((row) => (row.key === key ? more : [row]));
