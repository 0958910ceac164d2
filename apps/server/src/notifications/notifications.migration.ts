import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../platform/database';

/** A member's notification settings. No row means the defaults. */
export class Notifications1700000000320 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table notification_preferences (
        family_id uuid not null,
        membership_id uuid not null,
        reminders_enabled boolean not null default true,
        primary key (family_id, membership_id),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await tenantTable(q, 'notification_preferences');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table notification_preferences');
  }
}
