import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deleteWithAccount, dropDeleteWithAccount, tenantTable } from '../../platform/database';
import { recordTable } from '../../platform/records';
import { dropSearchIndex, searchIndex } from '../../platform/search';

const OF_MEMBERS = ['forum_reaction', 'forum_saved', 'forum_read', 'forum_visit'] as const;

/** Posts and replies, and each member's reactions, saved posts and reading state. */
export class Forum1700000000800 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await recordTable(
      q,
      'forum_post',
      `-- of a reply: the post that it answers
      parent_id uuid,
      title text,
      content text not null,
      -- the content as plain text
      words text not null,
      stored_pictures jsonb not null default '[]',
      category text check (category in ('General', 'Kids', 'House', 'Plans', 'Updates', 'Important')),
      template text check (template in ('Announcement', 'Question', 'Event', 'Idea', 'Discussion')),
      pinned_at timestamptz,
      edited_at timestamptz,
      asks_read_by boolean not null,
      -- kept by count_forum_replies
      reply_count integer not null default 0,
      last_reply_at timestamptz,
      foreign key (family_id, parent_id) references forum_post (family_id, id) on delete cascade,
      check (parent_id <> id),
      check ((parent_id is null) = (category is not null)),
      check (parent_id is null or (title is null and template is null and pinned_at is null and not asks_read_by))`,
    );
    const posts = 'where deleted_at is null and parent_id is null';
    await q.query(`create index forum_post_newest on forum_post (family_id, created_at desc, id desc) ${posts}`);
    await q.query(
      `create index forum_post_category on forum_post (family_id, category, created_at desc, id desc) ${posts}`,
    );
    await q.query(
      `create index forum_post_author on forum_post (family_id, created_by, created_at desc, id desc) ${posts}`,
    );
    await q.query(
      `create index forum_post_entry on forum_post (family_id, (greatest(created_at, last_reply_at))) ${posts}`,
    );
    await q.query(
      `create index forum_post_pinned on forum_post (family_id, pinned_at desc) ${posts} and pinned_at is not null`,
    );
    await q.query(
      `create index forum_reply on forum_post (family_id, parent_id, created_at, id) where parent_id is not null`,
    );
    await searchIndex(q, {
      table: 'forum_post',
      title: `coalesce(title, left(words, 200))`,
      body: 'words',
      columns: ['id', 'parent_id', 'title', 'words', 'category', 'created_at', 'created_by'],
      where: 'deleted_at is null',
    });
    await countReplies(q);
    await ofMembers(q);
  }

  async down(q: QueryRunner): Promise<void> {
    await dropDeleteWithAccount(q, 'forget_forum');
    await q.query(`drop table ${OF_MEMBERS.join(', ')}`);
    await dropSearchIndex(q, 'forum_post');
    await q.query('drop table forum_post');
    await q.query('drop function count_forum_replies');
  }
}

/**
 * A post stores its number of replies and the time of the last one, so that an index can filter a list of thousands.
 * The database recounts them, because undo, the bin and its nightly purge also add and remove replies.
 */
async function countReplies(q: QueryRunner): Promise<void> {
  await q.query(`
    create function count_forum_replies() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed where parent_id is not null) then
        return null;
      end if;
      update forum_post p
        set reply_count = (
              select count(*) from forum_post r
              where r.family_id = p.family_id and r.parent_id = p.id and r.deleted_at is null),
            last_reply_at = (
              select max(r.created_at) from forum_post r
              where r.family_id = p.family_id and r.parent_id = p.id and r.deleted_at is null)
        where (p.family_id, p.id) in (select distinct c.family_id, c.parent_id from changed c);
      return null;
    end $$`);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await q.query(`
      create trigger count_forum_replies_${event} after ${event} on forum_post
      referencing ${rows} table as changed for each statement execute function count_forum_replies()`);
}

/** Saved posts and reading state are personal and are deleted with the account. Reactions stay, like the posts. */
async function ofMembers(q: QueryRunner): Promise<void> {
  const ofPost = 'foreign key (family_id, post_id) references forum_post (family_id, id) on delete cascade';
  const ofMember = 'foreign key (family_id, membership_id) references membership (family_id, id)';
  await q.query(`
    create table forum_reaction (
      family_id uuid not null references family (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      post_id uuid not null,
      membership_id uuid not null,
      type text not null check (type in ('like', 'love', 'laugh')),
      created_at timestamptz not null,
      primary key (family_id, post_id, membership_id, type),
      ${ofPost},
      ${ofMember}
    )`);
  for (const [table, column] of [
    ['forum_saved', 'saved_at'],
    ['forum_read', 'read_at'],
  ] as const) {
    await q.query(`
      create table ${table} (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        post_id uuid not null,
        ${column} timestamptz not null,
        primary key (family_id, membership_id, post_id),
        ${ofPost},
        ${ofMember}
      )`);
    await q.query(`create index ${table}_of_post on ${table} (family_id, post_id)`);
  }
  await q.query(`
    create table forum_visit (
      family_id uuid not null references family (id) on delete cascade,
      membership_id uuid not null,
      visited_at timestamptz not null,
      -- when the previous visit ended
      previous_at timestamptz,
      -- everything up to this time counts as read
      read_until timestamptz,
      primary key (family_id, membership_id),
      ${ofMember}
    )`);
  for (const table of OF_MEMBERS) await tenantTable(q, table);
  await deleteWithAccount(q, 'forget_forum', {
    ...{ forum_saved: 'membership_id', forum_read: 'membership_id', forum_visit: 'membership_id' },
  });
}
