import type { MigrationInterface, QueryRunner } from 'typeorm';

const query = (language: string) =>
  `to_tsquery('pg_catalog.${language}'::regconfig, '''' || translate(public.search_fold(word), '''\\', '  ') || ''':*')`;

/**
 * What the indexes of searchable tables need (`searchIndex`): the family as the first column of a GIN index, and the family
 * in front of every indexed word. The beginning of a word is looked up as a range of the index, and without it the range
 * would hold that word in all families.
 *
 * PostgreSQL prints each word of a vector or a query in quotes, behind nothing but a space or an operator, and no word has
 * a space in it: that is where the family is put.
 */
export class SearchIndex1700000000615 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('create extension if not exists btree_gin schema public');
    // two families in four thousand million have the same; then the index tells them apart by its first column
    await q.query(`
      create function search_scope(family uuid) returns text language sql immutable parallel safe strict
      return left(family::text, 8)`);
    await q.query(`
      create function search_vector(family uuid, title text, body text) returns tsvector language sql immutable parallel safe
      return regexp_replace(public.search_vector(title, body)::text, '(^| )''', '\\1''' || public.search_scope(family), 'g')::tsvector`);
    // of a word that is its own stem one look is enough
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
