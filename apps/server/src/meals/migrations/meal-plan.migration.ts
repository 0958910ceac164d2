import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';
import { recordTable } from '../../platform/records';

/** Rules for proposals, meals planned by one call, and the next reminder for whoever cooks. */
export class MealPlan1700000000775 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table planned_meal add batch_id uuid');
    await q.query('create index planned_meal_batch on planned_meal (family_id, batch_id) where batch_id is not null');
    // Members who leave are removed as cook and eater from that day on, in the family's zone; past meals stay
    // unchanged.
    await q.query(`
      create function planned_meal_of_member() returns trigger language plpgsql as $$ begin
        update planned_meal m set
          cook_id = nullif(m.cook_id, new.id),
          eater_ids = case when m.eater_ids = array[new.id] and m.guests = 0 then null
            else array_remove(m.eater_ids, new.id) end,
          version = m.version + 1, updated_at = new.left_at
        from family f
        where m.family_id = new.family_id and f.id = new.family_id
          and m.meal_date >= (new.left_at at time zone f.time_zone)::date
          and (m.cook_id = new.id or new.id = any(m.eater_ids));
        return null;
      end $$`);
    await q.query(`
      create trigger planned_meal_of_leaver after update on membership for each row
      when (old.left_at is null and new.left_at is not null) execute function planned_meal_of_member()`);
    await recordTable(
      q,
      'meal_rule',
      `kind text not null check (
        kind in ('tag', 'title', 'maxMinutes', 'notWithinDays', 'leftoversOf', 'diet', 'without')),
      days integer[],
      meal_types text[],
      demand jsonb not null,
      words text not null,
      position integer not null`,
    );

    // The next cooking reminder: one row per family, locked by the sender. Triggers create it for every family and
    // reset it when the family's clock or dinner time changes.
    await q.query(`
      create table cooking_schedule (
        family_id uuid primary key references family (id) on delete cascade,
        -- '-infinity': computed by the next check.
        due_at timestamptz not null default '-infinity',
        -- The last day that was handled; null before the first check.
        last_day date
      )`);
    // The only query across families: the due cooking reminders.
    await q.query('create index cooking_schedule_due on cooking_schedule (due_at)');
    await tenantTable(q, 'cooking_schedule');
    await q.query('insert into cooking_schedule (family_id) select id from family');
    await q.query(`
      create function cooking_of_family() returns trigger language plpgsql as $$ begin
        insert into cooking_schedule (family_id) values (new.id)
        on conflict (family_id) do update set due_at = '-infinity';
        return null;
      end $$`);
    await q.query(`
      create trigger cooking_of_new_family after insert on family for each row execute function cooking_of_family()`);
    await q.query(`
      create trigger cooking_of_moved_family after update on family for each row
      when (old.time_zone is distinct from new.time_zone or old.dinner_time is distinct from new.dinner_time)
      execute function cooking_of_family()`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop trigger cooking_of_new_family on family');
    await q.query('drop trigger cooking_of_moved_family on family');
    await q.query('drop function cooking_of_family');
    await q.query('drop table cooking_schedule');
    await q.query('drop table meal_rule');
    await q.query('drop trigger planned_meal_of_leaver on membership');
    await q.query('drop function planned_meal_of_member');
    await q.query('alter table planned_meal drop column batch_id');
  }
}
