import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';
import { recordTable } from '../../platform/records';
import { dropSearchIndex, searchIndex } from '../../platform/search';

/** The shopping lists, their items, and the family's earlier purchases. */
export class Shopping1700000000781 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await recordTable(
      q,
      'shopping_list',
      `name text not null,
      is_default boolean not null,
      aisle_evidence jsonb not null,
      dragged_aisles text[],
      -- Membership ids of who is shopping, and until when.
      shoppers jsonb not null default '{}'`,
    );
    await q.query(`
      create unique index shopping_list_default on shopping_list (family_id) where is_default and deleted_at is null`);
    await recordTable(
      q,
      'shopping_item',
      `list_id uuid not null,
      ingredient_name text not null,
      key text not null,
      category text not null,
      aisle text not null,
      assigned_to uuid,
      notes text,
      priority text not null check (priority in ('low', 'medium', 'high')),
      purchased_at timestamptz,
      purchased_by uuid,
      -- The last that was done to one that is bought or removed.
      settled_at timestamptz,
      week_start_date date,
      week_end_date date,
      is_ai_generated boolean not null,
      -- Nobody removed it: what asked for it has left the plan.
      is_withdrawn boolean not null,
      set_amount jsonb,
      parts jsonb not null,
      part_ids uuid[] not null,
      meal_ids uuid[] not null,
      foreign key (family_id, list_id) references shopping_list (family_id, id) on delete cascade,
      foreign key (family_id, assigned_to) references membership (family_id, id),
      foreign key (family_id, purchased_by) references membership (family_id, id),
      -- Deferred, because one call may give two items each other's names.
      constraint shopping_item_once exclude using btree (family_id with =, list_id with =, key with =)
        where (purchased_at is null and deleted_at is null) deferrable initially deferred`,
    );
    await q.query(`
      create index shopping_item_list on shopping_item (family_id, list_id, purchased_at desc) where deleted_at is null`);
    await q.query('create index shopping_item_key on shopping_item (family_id, list_id, key)');
    await q.query('create index shopping_item_parts on shopping_item using gin (family_id, part_ids)');
    await q.query('create index shopping_item_meals on shopping_item using gin (family_id, meal_ids)');
    await searchIndex(q, {
      table: 'shopping_item',
      title: 'ingredient_name',
      body: 'notes',
      columns: ['id', 'list_id', 'ingredient_name', 'notes', 'created_by', 'category', 'assigned_to'],
      where: 'deleted_at is null and purchased_at is null',
    });
    // Parts that left their list with a meal, and return with it.
    await q.query(`
      create table shopping_without_meal (
        family_id uuid not null references family (id) on delete cascade,
        meal_id uuid not null,
        part_ids uuid[] not null,
        primary key (family_id, meal_id),
        foreign key (family_id, meal_id) references planned_meal (family_id, id) on delete cascade
      )`);
    await tenantTable(q, 'shopping_without_meal');
    await q.query(`
      create table shopping_memory (
        family_id uuid not null references family (id) on delete cascade,
        key text not null,
        name text not null,
        aisle text not null,
        -- Somebody said so; else the built-in table did.
        is_aisle_chosen boolean not null,
        quantity text,
        times_bought integer not null,
        last_used timestamptz not null,
        primary key (family_id, key)
      )`);
    await q.query('create index shopping_memory_age on shopping_memory (family_id, last_used)');
    await tenantTable(q, 'shopping_memory');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table shopping_memory');
    await q.query('drop table shopping_without_meal');
    await dropSearchIndex(q, 'shopping_item');
    await q.query('drop table shopping_item');
    await q.query('drop table shopping_list');
  }
}
