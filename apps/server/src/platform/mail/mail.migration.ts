import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../database';

/** Mail jobs accepted by the mail server, so that a rerun job sends nothing. */
export class Mail1700000000010 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table mail_sent (
        job_id text primary key,
        created_at timestamptz not null default now()
      )`);
    await q.query('create index mail_sent_age on mail_sent (created_at)');
    await systemTable(q, 'mail_sent');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table mail_sent');
  }
}
