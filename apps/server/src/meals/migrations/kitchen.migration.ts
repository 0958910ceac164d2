import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';
import { recordTable } from '../../platform/records';
import { dropSearchIndex, searchIndex } from '../../platform/search';

const CATEGORIES = `category text not null check (
  category in ('Produce', 'Dairy', 'Meat', 'Pantry', 'Frozen', 'Spices', 'Other'))`;
const PLACES = `place text not null check (place in ('fridge', 'freezer', 'larder'))`;

/** The kitchen inventory, the purchases that were added to it, and the products of barcodes. */
export class Kitchen1700000000777 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await recordTable(
      q,
      'kitchen_item',
      `ingredient_name text not null,
      key text not null,
      ${CATEGORIES},
      have_it boolean not null,
      ${PLACES},
      amount double precision,
      unit text,
      best_before date,
      minimum_amount double precision,
      barcode text`,
    );
    await q.query('create unique index kitchen_item_key on kitchen_item (family_id, key) where deleted_at is null');
    await searchIndex(q, {
      ...{ table: 'kitchen_item', title: 'ingredient_name', body: 'null::text', where: 'deleted_at is null' },
      columns: ['id', 'ingredient_name', 'category', 'have_it', 'best_before', 'created_by'],
    });

    await q.query(`
      create table kitchen_purchase (
        family_id uuid not null references family (id) on delete cascade,
        -- The ticked item; it may be cleared from its list meanwhile.
        shopping_item_id uuid not null,
        kitchen_item_id uuid not null,
        -- What the item was before, null when the purchase made it; and the version that the purchase left.
        before jsonb,
        version integer not null,
        -- How much was added.
        amounts jsonb not null,
        created_at timestamptz not null,
        primary key (family_id, shopping_item_id),
        foreign key (family_id, kitchen_item_id) references kitchen_item (family_id, id) on delete cascade
      )`);
    await q.query('create index kitchen_purchase_of_item on kitchen_purchase (family_id, kitchen_item_id)');
    await q.query('create index kitchen_purchase_age on kitchen_purchase (family_id, created_at)');
    await tenantTable(q, 'kitchen_purchase');

    await q.query(`
      create table kitchen_product (
        family_id uuid not null references family (id) on delete cascade,
        barcode text not null,
        name text not null,
        ${CATEGORIES},
        ${PLACES},
        amount double precision,
        unit text,
        used_at timestamptz not null,
        primary key (family_id, barcode)
      )`);
    await tenantTable(q, 'kitchen_product');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table kitchen_product, kitchen_purchase');
    await dropSearchIndex(q, 'kitchen_item');
    await q.query('drop table kitchen_item');
  }
}
