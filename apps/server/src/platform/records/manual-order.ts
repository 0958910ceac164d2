import { POSITION_GAP, placeAfter } from '@homefold/domain';
import type { Database } from '../database';

/** Manual order of a family's rows within groups such as a day or a list. */
export interface OrderedTable {
  table: string;
  /** SQL condition: the row `t` is in the group `$2`. */
  inGroup: string;
  /** SQL condition: the row `t` has a position at all. */
  isPlaced: string;
}

export type ManualOrder<Group> = ReturnType<typeof manualOrder<Group>>;

/**
 * The order of a table with the columns `position` and `id`; rows of one position are ordered by id. Call every function
 * inside a write scope.
 */
export function manualOrder<Group>(db: Database, { table, inGroup, isPlaced }: OrderedTable) {
  const where = `t.family_id = $1 and ${inGroup} and ${isPlaced}`;
  return {
    /** The position behind the last row of a group. */
    async end(familyId: string, group: Group): Promise<number> {
      const [last] = await db.sql<{ position: number }>({
        name: `${table}_end`,
        text: `select coalesce(max(t.position), 0) as position from ${table} t where ${where}`,
        values: [familyId, group],
      });
      return (last?.position ?? 0) + POSITION_GAP;
    },

    /**
     * Moves a row directly behind another one of its group, or to the front. Call with a lock that makes concurrent
     * moves wait.
     *
     * @returns the ids of the rows with a new position; null when `afterId` has no place in the group
     */
    async move(familyId: string, group: Group, id: string, afterId: string | null): Promise<string[] | null> {
      const rows = await db.sql<{ id: string; position: number }>({
        name: `${table}_places`,
        text: `select t.id, t.position from ${table} t where ${where} order by t.position, t.id`,
        values: [familyId, group],
      });
      const positions = placeAfter(rows, id, afterId && afterId.toLowerCase());
      if (positions === null || positions.size === 0) return positions && [];
      // Rows that have left the group in the meantime stay as they are.
      await db.sql({
        name: `${table}_positions`,
        text: `update ${table} t set position = n.position from unnest($3::uuid[], $4::int[]) as n (id, position)
               where ${where} and t.id = n.id returning t.id`,
        values: [familyId, group, [...positions.keys()], [...positions.values()]],
      });
      return [...positions.keys()];
    },
  };
}
