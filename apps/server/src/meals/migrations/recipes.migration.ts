import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deleteWithAccount, dropDeleteWithAccount, tenantTable } from '../../platform/database';
import { dropSearchIndex, searchIndex } from '../../platform/search';

const COLUMNS = ['id', 'title', 'description', 'created_by'];

/** What recipes have besides their text: pictures, a source, opinions, cooking log, links, and the family's diets. */
export class Recipes1700000000762 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table recipe
        add column image_width integer,
        add column image_height integer,
        add column image_problem text,
        add column source_key text,
        add constraint recipe_image_size check ((image_width is null) = (image_height is null))`);
    await q.query('create unique index recipe_source on recipe (family_id, source_key) where source_key is not null');
    await q.query('create index recipe_newest on recipe (family_id, created_at desc, id) where deleted_at is null');
    await words(q);
    await pictures(q);
    await q.query(`
      create table recipe_opinion (
        family_id uuid not null references family (id) on delete cascade,
        recipe_id uuid not null,
        membership_id uuid not null,
        rating smallint check (rating between 1 and 5),
        note text,
        updated_at timestamptz not null,
        primary key (family_id, recipe_id, membership_id),
        check (rating is not null or note is not null),
        foreign key (family_id, recipe_id) references recipe (family_id, id) on delete cascade,
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await q.query('create index recipe_opinion_member on recipe_opinion (family_id, membership_id)');
    await tenantTable(q, 'recipe_opinion');
    await q.query(`
      create table recipe_cooked (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null,
        recipe_id uuid not null,
        cooked_on date not null,
        servings integer,
        created_by uuid not null,
        created_at timestamptz not null,
        primary key (family_id, id),
        unique (family_id, recipe_id, cooked_on),
        foreign key (family_id, recipe_id) references recipe (family_id, id) on delete cascade,
        foreign key (family_id, created_by) references membership (family_id, id)
      )`);
    await tenantTable(q, 'recipe_cooked');
    await q.query(`
      create table recipe_picture_aside (
        family_id uuid not null references family (id) on delete cascade,
        recipe_id uuid not null,
        bytes bytea not null,
        primary key (family_id, recipe_id),
        foreign key (family_id, recipe_id) references recipe (family_id, id) on delete cascade
      )`);
    await q.query('alter table recipe_picture_aside alter column bytes set storage external');
    await tenantTable(q, 'recipe_picture_aside');
    await q.query(`
      create table recipe_link (
        family_id uuid not null references family (id) on delete cascade,
        recipe_id uuid not null,
        token_hash bytea not null,
        token_sealed bytea not null,
        created_by uuid not null,
        created_at timestamptz not null,
        primary key (family_id, recipe_id),
        foreign key (family_id, recipe_id) references recipe (family_id, id) on delete cascade,
        foreign key (family_id, created_by) references membership (family_id, id)
      )`);
    await q.query('create unique index recipe_link_token on recipe_link (family_id, token_hash)');
    await tenantTable(q, 'recipe_link');
    await q.query(`
      create table member_diet (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        allergies text[] not null,
        diets text[] not null,
        updated_at timestamptz not null,
        primary key (family_id, membership_id),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await tenantTable(q, 'member_diet');
    // Opinions and diets belong to a person.
    await deleteWithAccount(q, 'forget_food', { recipe_opinion: 'membership_id', member_diet: 'membership_id' });
  }

  async down(q: QueryRunner): Promise<void> {
    await dropDeleteWithAccount(q, 'forget_food');
    for (const table of ['member_diet', 'recipe_link', 'recipe_picture_aside', 'recipe_cooked', 'recipe_opinion'])
      await q.query(`drop table ${table}`);
    await q.query('drop trigger recipe_picture on recipe');
    await q.query('drop function recipe_picture');
    await dropSearchIndex(q, 'recipe');
    await q.query('alter table recipe drop column search_words');
    await q.query('drop function recipe_text');
    await searchIndex(q, {
      ...{ table: 'recipe', title: 'title', body: 'description', columns: COLUMNS, where: 'deleted_at is null' },
    });
    await q.query('drop index recipe_source, recipe_newest');
    await q.query(`
      alter table recipe drop constraint recipe_image_size, drop column image_width, drop column image_height,
        drop column image_problem, drop column source_key`);
  }
}

/**
 * Tags and ingredients are searched like the description, and by `search_words` when mistyped. It is a separate
 * function, because a generated column cannot contain a subquery.
 */
async function words(q: QueryRunner): Promise<void> {
  await q.query(`
    create function recipe_text(head text, tags text[], ingredients jsonb) returns text
    language sql immutable parallel safe
    return concat_ws(E'\\n', head, array_to_string(tags, E'\\n'),
      (select string_agg(each ->> 'name', E'\\n') from jsonb_array_elements(ingredients) each))`);
  await dropSearchIndex(q, 'recipe');
  await q.query(`
    alter table recipe add column search_words text not null
      generated always as (search_fold(recipe_text(title, tags, ingredients))) stored`);
  await q.query(`
    create index recipe_words on recipe using gin (family_id, search_words public.gin_trgm_ops) where deleted_at is null`);
  await searchIndex(q, {
    table: 'recipe',
    title: 'title',
    body: 'recipe_text(description, tags, ingredients)',
    columns: [...COLUMNS, 'search_words'],
    where: 'deleted_at is null',
  });
}

/**
 * A picture belongs to its recipe and is deleted with it, when the bin is emptied. A replaced one is deleted a day
 * later, because the change can be undone until then, which restores the picture.
 */
async function pictures(q: QueryRunner): Promise<void> {
  await q.query(`
    create function recipe_picture() returns trigger language plpgsql as $$
    declare
      before text := substring(old.image_url from '^/files/(.+)$');
    begin
      if tg_op = 'DELETE' then
        delete from media where family_id = old.family_id and id = before;
        return null;
      end if;
      if old.image_url is not distinct from new.image_url then
        return null;
      end if;
      update media set attached_at = null, created_at = new.updated_at where family_id = old.family_id and id = before;
      update media set attached_at = new.updated_at
        where family_id = new.family_id and id = substring(new.image_url from '^/files/(.+)$');
      return null;
    end $$`);
  await q.query(`
    create trigger recipe_picture after update of image_url or delete on recipe for each row
    execute function recipe_picture()`);
}
