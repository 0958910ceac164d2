import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['reminder', 'event', 'job', 'family', 'summary', 'test', 'cooking'];

/** Notifications that somebody goes shopping, which a member has to ask for. */
export class ShoppingPush1700000000780 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table notification_preferences add push_shopping boolean not null default false');
    await this.allow(q, [...KINDS, 'shopping']);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`alter table push_notification no force row level security`);
    await q.query(`update push_notification set kind = 'reminder' where kind = 'shopping'`);
    await q.query(`alter table push_notification force row level security`);
    await this.allow(q, KINDS);
    await q.query('alter table notification_preferences drop push_shopping');
  }

  private async allow(q: QueryRunner, kinds: readonly string[]): Promise<void> {
    const list = kinds.map((kind) => `'${kind}'`).join(', ');
    await q.query(`alter table push_notification drop constraint push_notification_kind_check`);
    await q.query(`alter table push_notification add check (kind in (${list}))`);
  }
}
