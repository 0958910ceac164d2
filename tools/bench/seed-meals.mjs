/** Recipes and planned meals for the families of `seed.mjs`, and one family with a large collection. */
export const RECIPES = 20;
/** Recipes of the collectors: the first ordinary family. */
export const COLLECTED = 2_000;
export const COLLECTORS = 1;

/** $1 recipes of each family, $2 of the collectors. A dozen ingredients each, some of which contain what a member is allergic to. */
const recipes = `
  with word as (select
    array['Chicken', 'Lentil', 'Salmon', 'Mushroom', 'Beef', 'Pumpkin', 'Chickpea', 'Pork', 'Spinach', 'Prawn'] as what,
    array['curry', 'soup', 'pie', 'stew', 'salad', 'lasagne', 'risotto', 'tacos', 'stir-fry', 'bake'] as dish,
    array['quick', 'family', 'freezer', 'weekend', 'spicy', 'vegetarian'] as tag,
    array['onion', 'garlic', 'butter', 'plain flour', 'double cream', 'olive oil', 'chopped tomatoes', 'walnuts', 'egg',
          'soy sauce', 'celery', 'rice', 'basil', 'black pepper', 'cheddar'] as food)
  insert into recipe (family_id, title, description, tags, ingredients, instructions, prep_time_minutes,
                      cook_time_minutes, servings, difficulty, is_favorite, created_by, created_at, updated_at)
  select p.family_id, what[1 + g.k % 10] || ' ' || dish[1 + (g.k / 10) % 10] || ' ' || g.k, 'From the blue folder.',
         array[tag[1 + g.k % 6], tag[1 + (g.k + 1) % 6]],
         (select jsonb_agg(jsonb_build_object('name', food[1 + (g.k + n.i) % 15], 'amount', n.i, 'amountTo', null, 'unit', 'g',
                                              'notes', null, 'section', null)) from generate_series(1, 12) n(i)),
         (select jsonb_agg(jsonb_build_object('text', 'Stir for a while and wait, step ' || n.i, 'section', null))
          from generate_series(1, 8) n(i)),
         5 + g.k % 30, 10 + g.k % 60, 4, (array['easy', 'medium', 'hard'])[1 + g.k % 3], g.k % 7 = 0, p.membership_id,
         now() - make_interval(mins => g.k), now()
  from word, person p
       cross join lateral generate_series(1, case when p.n = ${COLLECTORS} then $2::int else $1::int end) g(k)
  where p.n > 0 and p.nth = 1`;

/** $1 a day of the week. Three meals a day, most of them of a recipe. */
const meals = `
  insert into planned_meal (family_id, recipe_id, title, meal_type, meal_date, servings, is_ad_hoc, guests, cook_id,
                            position, created_by, created_at, updated_at)
  select p.family_id, case when type <> 'breakfast' then r.id end, coalesce(r.title, 'Porridge'), type, day::date, 5,
         type = 'breakfast', 0, p.membership_id, 1024, p.membership_id, now(), now()
  from person p
       cross join generate_series(date_trunc('week', $1::date), date_trunc('week', $1::date) + interval '6 days', '1 day') day
       cross join unnest(array['breakfast', 'lunch', 'dinner']) type
       left join lateral (
         select id, title from recipe r where r.family_id = p.family_id
         order by md5(r.id::text || day || type) limit 1) r on true
  where p.n > 0 and p.nth = 1`;

/** The second member of each family is allergic to nuts. */
const diets = `
  insert into member_diet (family_id, membership_id, allergies, diets, updated_at)
  select family_id, membership_id, '{nuts}', '{}', now() from person where n > 0 and nth = 2`;

/** @param owner the connection that has seeded the families */
export async function seedMeals(owner, day) {
  await owner.query(recipes, [RECIPES, COLLECTED]);
  await owner.query(meals, [day]);
  await owner.query(diets);
  await owner.query('analyze recipe, planned_meal, member_diet');
}
