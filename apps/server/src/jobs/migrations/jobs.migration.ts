import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/**
 * The family's jobs (docs/decisions/jobs.md). A repeating job has one row per instance, at most one of them open, and a
 * rule in `job_series`. `family_id` leads every key and index.
 */
export class Jobs1700000000600 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table job_series (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        repeat_type text not null check (repeat_type in ('daily', 'weekly', 'monthly', 'yearly')),
        repeat_interval smallint not null check (repeat_interval between 1 and 99),
        weekdays smallint[] not null default '{}',
        repeat_from text not null check (repeat_from in ('due', 'completion')),
        start_date date,
        end_date date,
        rotation text check (rotation in ('turn', 'leastDone')),
        rotation_member_ids uuid[] not null default '{}',
        primary key (family_id, id),
        check ((repeat_from = 'due') = (start_date is not null)),
        check ((rotation is not null) = (cardinality(rotation_member_ids) > 0))
      )`);
    await q.query(`
      create table job (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        title text not null,
        notes text,
        due_date date,
        due_time time,
        assigned_membership_id uuid,
        -- Manual order within one due date.
        position integer not null,
        -- Subtasks in order: [{ id, title, done }], read with the job and copied to the next instance.
        subtasks jsonb not null default '[]',
        points integer check (points between 0 and 10000),
        needs_approval boolean not null default false,
        series_id uuid,
        -- The date of the series that this instance represents; its due date may have been moved.
        occurrence_date date,
        -- The instance whose completion created this one.
        follows_id uuid,
        completed_at timestamptz,
        completed_by uuid,
        -- Who gets the credit: the assignee, or whoever completed an unassigned job.
        done_by uuid,
        created_by uuid not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null default 1,
        deleted_at timestamptz,
        deleted_by uuid,
        primary key (family_id, id),
        foreign key (family_id, series_id) references job_series (family_id, id),
        foreign key (family_id, assigned_membership_id) references membership (family_id, id),
        foreign key (family_id, completed_by) references membership (family_id, id),
        foreign key (family_id, done_by) references membership (family_id, id),
        foreign key (family_id, created_by) references membership (family_id, id),
        foreign key (family_id, deleted_by) references membership (family_id, id),
        check (due_date is not null or due_time is null),
        check ((completed_at is null) = (completed_by is null) and (completed_at is null) = (done_by is null)),
        check ((deleted_at is null) = (deleted_by is null))
      )`);
    await q.query(`
      create index job_open on job (family_id, coalesce(due_date, 'infinity'::date), position, id)
      where completed_at is null and deleted_at is null`);
    await q.query(`
      create index job_done on job (family_id, completed_at desc, id desc)
      where completed_at is not null and deleted_at is null`);
    await q.query(`
      create index job_submission on job (family_id, created_by, created_at)
      where deleted_at is null`);
    // One open instance per series, and one successor per instance, even when it is completed concurrently.
    await q.query(`
      create unique index job_series_open on job (family_id, series_id)
      where series_id is not null and completed_at is null and deleted_at is null`);
    await q.query(`
      create unique index job_successor on job (family_id, follows_id)
      where follows_id is not null and deleted_at is null`);
    await q.query(`
      create index job_series_done on job (family_id, series_id, completed_at desc)
      where series_id is not null and completed_at is not null and deleted_at is null`);
    await q.query(`
      create index job_bin on job (family_id, deleted_at)
      where deleted_at is not null`);
    // No foreign key to the job: points are kept when the job is purged.
    await q.query(`
      create table job_points (
        family_id uuid not null references family (id) on delete cascade,
        job_id uuid not null,
        membership_id uuid not null,
        title text not null,
        points integer not null check (points > 0),
        state text not null check (state in ('pending', 'earned', 'refused')),
        done_at timestamptz not null,
        decided_by uuid,
        decided_at timestamptz,
        primary key (family_id, job_id),
        foreign key (family_id, membership_id) references membership (family_id, id),
        foreign key (family_id, decided_by) references membership (family_id, id)
      )`);
    await q.query(`create index job_points_member on job_points (family_id, membership_id, state)`);
    await q.query(`
      create table job_approver (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        primary key (family_id, membership_id),
        foreign key (family_id, membership_id) references membership (family_id, id)
      )`);
    await q.query(`
      create table job_undo (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        key text not null,
        change jsonb not null,
        created_at timestamptz not null,
        primary key (family_id, membership_id, key),
        foreign key (family_id, membership_id) references membership (family_id, id)
      )`);
    await q.query('create index job_undo_age on job_undo (family_id, created_at)');
    for (const table of ['job_series', 'job', 'job_points', 'job_approver', 'job_undo']) await tenantTable(q, table);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const table of ['job_undo', 'job_approver', 'job_points', 'job', 'job_series'])
      await q.query(`drop table ${table}`);
  }
}
