import type { MigrationInterface, QueryRunner } from 'typeorm';

const query = (language: string) =>
  `to_tsquery('pg_catalog.${language}'::regconfig, '''' || translate(public.search_fold(word), '''\\', '  ') || ''':*')`;

/**
 * Prerequisites of `searchIndex`: the family as the first column of a GIN index, and as a prefix of every indexed word.
 * A word prefix is looked up as a range of the index, which would otherwise span the words of all families.
 *
 * PostgreSQL prints each word of a vector or a query in quotes, preceded only by a space or an operator, and no word
 * contains a space: the family is inserted there.
 */
export class SearchIndex1700000000615 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('create extension if not exists btree_gin schema public');
    // two families in four billion share it; then the index's first column tells them apart
    await q.query(`
      create function search_scope(family uuid) returns text language sql immutable parallel safe strict
      return left(family::text, 8)`);
    await q.query(`
      create function search_vector(family uuid, title text, body text) returns tsvector language sql immutable parallel safe
      return regexp_replace(public.search_vector(title, body)::text, '(^| )''', '\\1''' || public.search_scope(family), 'g')::tsvector`);
    // a word that is its own stem needs only one look-up
    await q.query(`
      create function search_query(family uuid, word text) returns tsquery language sql immutable parallel safe strict
      return (
        select regexp_replace((case when stem = written then written else written || stem end)::text,
          '(^|[ (!])''', '\\1''' || public.search_scope(family), 'g')::tsquery
        from (select ${query('simple')} as written, ${query('english')} as stem) as both_ways)`);
    await q.query('drop function search_query(text)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      create function search_query(word text) returns tsquery language sql immutable parallel safe strict
      return ${query('simple')} || ${query('english')}`);
    await q.query('drop function search_query(uuid, text), search_vector(uuid, text, text), search_scope');
    await q.query('drop extension btree_gin');
  }
}
