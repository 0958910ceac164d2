import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Text normalisation for the generated columns of every searchable table and for search terms. Both extensions are
 * trusted: the database's owner may create them. The functions are declared immutable, which generated columns require
 * and which holds as long as nobody edits the `unaccent` dictionary.
 */
export class Search1700000000605 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('create extension if not exists pg_trgm schema public');
    await q.query('create extension if not exists unaccent schema public');
    await q.query(`
      create function search_fold(value text) returns text language sql immutable parallel safe strict
      return lower(public.unaccent('public.unaccent'::regdictionary, value))`);
    // verbatim (names, other languages) and by its English stem ("swim" finds "swimming" either way)
    await q.query(`
      create function search_vector(title text, body text) returns tsvector language sql immutable parallel safe
      return setweight(to_tsvector('pg_catalog.simple'::regconfig, public.search_fold(coalesce(title, ''))), 'A')
          || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_fold(coalesce(title, ''))), 'A')
          || setweight(to_tsvector('pg_catalog.simple'::regconfig, public.search_fold(coalesce(body, ''))), 'C')
          || setweight(to_tsvector('pg_catalog.english'::regconfig, public.search_fold(coalesce(body, ''))), 'C')`);
    // quoted, so that no character of a word acts as an operator
    await q.query(`
      create function search_query(word text) returns tsquery language sql immutable parallel safe strict
      return to_tsquery('pg_catalog.simple'::regconfig, '''' || translate(public.search_fold(word), '''\\', '  ') || ''':*')
          || to_tsquery('pg_catalog.english'::regconfig, '''' || translate(public.search_fold(word), '''\\', '  ') || ''':*')`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop function search_query, search_vector, search_fold');
    await q.query('drop extension unaccent');
    await q.query('drop extension pg_trgm');
  }
}

/** The columns before `searchIndex`, which recreates them; only for earlier migrations. */
export async function searchColumns(q: QueryRunner, table: string, title: string, body: string): Promise<void> {
  await q.query(`
    alter table ${table}
      add column search_title text not null generated always as (search_fold(${title})) stored,
      add column search tsvector not null generated always as (search_vector(${title}, ${body})) stored`);
}
