import { Injectable, type Provider } from '@nestjs/common';
import { Database } from '../database';

/**
 * Current titles of records, for domains that reference records of another domain. Each domain registers the table with
 * its titles.
 */
@Injectable()
export class RecordTitles {
  private readonly tables = new Map<string, string>();

  constructor(private readonly db: Database) {}

  /** @param table with `family_id`, `id`, `title` and `deleted_at`: what every member may see of it */
  register(kind: string, table: string): void {
    this.tables.set(kind, table);
  }

  /** Titles by id, of the family's rows that are not in the bin. Call inside a scope. */
  async of(familyId: string, kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`no titles of ${kind}: its module provides recordTitles()`);
    if (ids.length === 0) return new Map();
    const rows = await this.db.sql<{ id: string; title: string }>({
      name: `record_titles_${table}`,
      text: `select id, title from ${table} where family_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
      values: [familyId, ids],
    });
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}

/** For the module of a domain whose records others may reference. */
export const recordTitles = (kind: string, table: string): Provider => ({
  provide: `titles of ${kind}`,
  inject: [RecordTitles],
  useFactory: (titles: RecordTitles) => {
    titles.register(kind, table);
    return titles;
  },
});
