import type { QueryRunner } from 'typeorm';
import { dropTenantView, tenantView } from '../database';

/** The searchable parts of a table. */
export interface Searchable {
  table: string;
  /** Its title and text columns. */
  title: string;
  body: string;
  /** Columns that its `SearchSource` reads, besides `family_id`, `search` and `search_title`. */
  columns: readonly string[];
  /** The uuid[] column of the members concerned, if any. */
  people?: string;
  /** Which rows are searchable at all. */
  where?: string;
}

/**
 * For migrations: word search within a family of any size (docs/decisions/search.md). Creates two generated columns,
 * `search` (the words of title and text, each prefixed by its family) and `search_title` (folded); an index over words,
 * trigrams and people; and the view `searchable_<table>`, through which a source must read for PostgreSQL to use that
 * index.
 */
export async function searchIndex(q: QueryRunner, searchable: Searchable): Promise<void> {
  const { table, title, body, columns, people, where } = searchable;
  await dropSearchColumns(q, table);
  await q.query(`
    alter table ${table}
      add column search_title text not null generated always as (search_fold(${title})) stored,
      add column search tsvector not null generated always as (search_vector(family_id, ${title}, ${body})) stored`);
  const indexed = ['family_id', 'search', 'search_title public.gin_trgm_ops', ...(people ? [people] : [])];
  await q.query(
    `create index ${table}_search on ${table} using gin (${indexed.join(', ')}) ${where ? `where ${where}` : ''}`,
  );
  await tenantView(q, `searchable_${table}`, { table, columns: ['search', 'search_title', ...columns], where });
}

/** Drops a `searchIndex`, including its columns. */
export async function dropSearchIndex(q: QueryRunner, table: string): Promise<void> {
  await dropTenantView(q, `searchable_${table}`, table);
  await dropSearchColumns(q, table);
}

const dropSearchColumns = (q: QueryRunner, table: string): Promise<unknown> =>
  q.query(`alter table ${table} drop column if exists search_title, drop column if exists search`);
