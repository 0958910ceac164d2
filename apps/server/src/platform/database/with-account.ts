/** The part of a migration's `QueryRunner` that is needed here. */
interface Queries {
  query(sql: string): Promise<unknown>;
}

/**
 * For migrations: deletes a member's personal rows together with their account. Rows of somebody who has only left the
 * family stay, since they may return.
 *
 * @param name name of the trigger: "forget_food"
 * @param columns for each table the column with the membership id; rows are deleted in this order
 */
export async function deleteWithAccount(q: Queries, name: string, columns: Record<string, string>): Promise<void> {
  const deletions = Object.entries(columns).map(
    ([table, column]) => `delete from ${table} where family_id = new.family_id and ${column} = new.id;`,
  );
  await q.query(`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      ${deletions.join('\n      ')}
      return null;
    end $$`);
  await q.query(`
    create trigger ${name} after update of user_id on membership for each row
    when (old.user_id is not null and new.user_id is null) execute function ${name}()`);
}

/** Reverts `deleteWithAccount`. */
export async function dropDeleteWithAccount(q: Queries, name: string): Promise<void> {
  await q.query(`drop trigger ${name} on membership`);
  await q.query(`drop function ${name}`);
}
