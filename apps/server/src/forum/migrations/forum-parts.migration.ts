import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

const TABLES = [
  'forum_poll_vote',
  'forum_poll_option',
  'forum_poll',
  'forum_mention',
  'forum_confirmation',
  'forum_post_link',
  'forum_link',
  'forum_record',
] as const;

const OF_FAMILY = 'family_id uuid not null references family (id) on delete cascade';
const OF_POST = 'foreign key (family_id, post_id) references forum_post (family_id, id) on delete cascade';
const OF_MEMBER = 'foreign key (family_id, membership_id) references membership (family_id, id)';

/** The parts of a post besides its row: poll, mentions, confirmations, link previews, and the records made from it. */
export class ForumParts1700000000801 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table forum_poll (
        ${OF_FAMILY},
        post_id uuid not null,
        question text,
        is_multiple boolean not null,
        shows_voters boolean not null,
        closes_at timestamptz,
        primary key (family_id, post_id),
        ${OF_POST}
      )`);
    await q.query(`
      create table forum_poll_option (
        ${OF_FAMILY},
        id uuid not null default gen_random_uuid(),
        post_id uuid not null,
        position integer not null,
        text text not null,
        primary key (family_id, id),
        unique (family_id, post_id, id),
        unique (family_id, post_id, position),
        foreign key (family_id, post_id) references forum_poll (family_id, post_id) on delete cascade
      )`);
    await q.query(`
      create table forum_poll_vote (
        ${OF_FAMILY},
        post_id uuid not null,
        option_id uuid not null,
        membership_id uuid not null,
        created_at timestamptz not null,
        primary key (family_id, option_id, membership_id),
        foreign key (family_id, post_id, option_id) references forum_poll_option (family_id, post_id, id) on delete cascade,
        ${OF_MEMBER}
      )`);
    await q.query('create index forum_poll_vote_of_post on forum_poll_vote (family_id, post_id)');
    await q.query(`
      create table forum_mention (
        ${OF_FAMILY},
        post_id uuid not null,
        membership_id uuid not null,
        primary key (family_id, post_id, membership_id),
        ${OF_POST},
        ${OF_MEMBER}
      )`);
    await q.query(`
      create table forum_confirmation (
        ${OF_FAMILY},
        post_id uuid not null,
        membership_id uuid not null,
        confirmed_at timestamptz not null,
        primary key (family_id, post_id, membership_id),
        ${OF_POST},
        ${OF_MEMBER}
      )`);
    await q.query(`
      create table forum_link (
        ${OF_FAMILY},
        url text not null,
        host text not null,
        -- null: the page has not been read, or cannot be
        title text,
        description text,
        image_url text,
        image_width integer,
        image_height integer,
        asked_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (family_id, url),
        check ((image_url is null) = (image_width is null) and (image_url is null) = (image_height is null))
      )`);
    await q.query(`
      create table forum_post_link (
        ${OF_FAMILY},
        post_id uuid not null,
        url text not null,
        primary key (family_id, post_id, url),
        ${OF_POST},
        foreign key (family_id, url) references forum_link (family_id, url) on delete cascade
      )`);
    await q.query('create index forum_post_link_of_url on forum_post_link (family_id, url)');
    await q.query(`
      create trigger forum_link_picture after update of image_url or delete on forum_link for each row
      execute function shown_picture()`);
    await q.query(`
      create table forum_record (
        ${OF_FAMILY},
        id uuid not null default gen_random_uuid(),
        post_id uuid not null,
        event_id uuid,
        job_id uuid,
        wish_id uuid,
        created_by uuid not null,
        created_at timestamptz not null,
        primary key (family_id, id),
        check (num_nonnulls(event_id, job_id, wish_id) = 1),
        unique (family_id, post_id, event_id),
        unique (family_id, post_id, job_id),
        unique (family_id, post_id, wish_id),
        ${OF_POST},
        foreign key (family_id, event_id) references calendar_event (family_id, id) on delete cascade,
        foreign key (family_id, job_id) references job (family_id, id) on delete cascade,
        foreign key (family_id, wish_id) references wish (family_id, id) on delete cascade,
        foreign key (family_id, created_by) references membership (family_id, id)
      )`);
    for (const column of ['event_id', 'job_id', 'wish_id'])
      await q.query(
        `create index forum_record_${column} on forum_record (family_id, ${column}) where ${column} is not null`,
      );
    for (const table of TABLES) await tenantTable(q, table);
    await pictures(q);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop trigger forum_pictures on forum_post');
    await q.query('drop function forum_pictures');
    await q.query(`drop table ${TABLES.join(', ')}`);
  }
}

/**
 * Pictures belong to their post and are deleted when it is deleted permanently, not when it is moved to the bin. A picture
 * removed by an edit is deleted a day later, because until then the edit can be undone, which restores the picture.
 */
async function pictures(q: QueryRunner): Promise<void> {
  const idsOf = (row: string) =>
    `(select substring(p ->> 'url' from '^/files/(.+)$') from jsonb_array_elements(${row}.stored_pictures) p)`;
  await q.query(`
    create function forum_pictures() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from media where family_id = old.family_id and id in ${idsOf('old')};
      elsif old.stored_pictures <> new.stored_pictures then
        update media set attached_at = null, created_at = new.updated_at
          where family_id = old.family_id and id in ${idsOf('old')};
        update media set attached_at = new.updated_at where family_id = new.family_id and id in ${idsOf('new')};
      end if;
      return null;
    end $$`);
  await q.query(`
    create trigger forum_pictures after update of stored_pictures or delete on forum_post for each row
    execute function forum_pictures()`);
}
