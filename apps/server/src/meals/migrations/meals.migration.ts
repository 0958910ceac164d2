import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recordTable } from '../../platform/records';
import { dropSearchIndex, searchIndex } from '../../platform/search';

export class Meals1700000000760 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await recordTable(
      q,
      'recipe',
      `title text not null,
      description text,
      tags text[] not null,
      ingredients jsonb not null,
      instructions jsonb not null,
      external_link text,
      prep_time_minutes integer,
      cook_time_minutes integer,
      servings integer,
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      image_url text,
      is_favorite boolean not null`,
    );
    await searchIndex(q, {
      table: 'recipe',
      title: 'title',
      body: 'description',
      columns: ['id', 'title', 'description', 'created_by'],
      where: 'deleted_at is null',
    });
    await recordTable(
      q,
      'planned_meal',
      `recipe_id uuid,
      title text not null,
      notes text,
      meal_type text not null check (meal_type in ('breakfast', 'lunch', 'dinner')),
      meal_date date not null,
      servings integer not null,
      is_ad_hoc boolean not null,
      eater_ids uuid[],
      guests integer not null,
      cook_id uuid,
      position integer not null,
      foreign key (family_id, recipe_id) references recipe (family_id, id) on delete set null (recipe_id),
      foreign key (family_id, cook_id) references membership (family_id, id)`,
    );
    await q.query('create index planned_meal_day on planned_meal (family_id, meal_date) where deleted_at is null');
    await q.query('create index planned_meal_recipe on planned_meal (family_id, recipe_id)');
    await searchIndex(q, {
      table: 'planned_meal',
      title: 'title',
      body: 'notes',
      columns: ['id', 'title', 'notes', 'created_by', 'meal_date', 'meal_type', 'eater_ids'],
      people: 'eater_ids',
      where: 'deleted_at is null',
    });
  }

  async down(q: QueryRunner): Promise<void> {
    await dropSearchIndex(q, 'planned_meal');
    await q.query('drop table planned_meal');
    await dropSearchIndex(q, 'recipe');
    await q.query('drop table recipe');
  }
}
