/** One recipe as each program exports it. */

export const PICTURE = Buffer.from('the bytes of a picture');

export const MEALIE = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  slug: 'lasagne',
  name: 'Lasagne',
  description: 'As in **Bologna**.',
  recipe_category: [{ name: 'Dinner', slug: 'dinner' }],
  tags: [{ name: 'Pasta', slug: 'pasta' }],
  rating: 4.0,
  recipe_servings: 4,
  recipe_yield: 'plates',
  prep_time: '20 minutes',
  perform_time: '1 hour 10 minutes',
  org_url: 'https://nana.example/lasagne',
  recipe_ingredient: [
    { quantity: 200, unit: { name: 'gram' }, food: { name: 'flour' }, note: '', title: null },
    { quantity: 1, unit: null, food: null, note: '2 eggs, beaten', title: '' },
    { quantity: 1.5, unit: { name: 'tablespoon' }, food: { name: 'oil' }, note: '', title: 'Sauce' },
    { quantity: 0, unit: null, food: null, note: '', original_text: 'salt', title: null },
  ],
  recipe_instructions: [
    { title: '', text: 'Knead the flour and the eggs.' },
    { title: 'Sauce', text: 'Warm the *oil*.' },
    { title: '', text: '[Serve](https://nana.example/plates).' },
  ],
  notes: [{ title: '', text: 'Freezes well' }],
  settings: { disable_amount: false },
};

/** In the form of the backup. */
const PLAIN_ID = MEALIE.id.replaceAll('-', '');

/** The tables of a backup. */
export const MEALIE_TABLES = {
  alembic_version: [{ version_num: '44e8d670719d' }],
  recipes: [{ ...MEALIE, id: PLAIN_ID, recipe_ingredient: undefined, image: 'Ab3x' }],
  categories: [{ id: 'c1', name: 'Dinner' }],
  recipes_to_categories: [{ recipe_id: PLAIN_ID, category_id: 'c1' }],
  tags: [{ id: 't1', name: 'Pasta' }],
  recipes_to_tags: [{ recipe_id: PLAIN_ID, tag_id: 't1' }],
  ingredient_foods: [
    { id: 'f1', name: 'flour' },
    { id: 'f2', name: 'oil' },
  ],
  ingredient_units: [
    { id: 'u1', name: 'gram' },
    { id: 'u2', name: 'tablespoon' },
  ],
  recipes_ingredients: [
    { position: 3, quantity: null, note: 'salt' },
    { position: 2, quantity: 1.5, unit_id: 'u2', food_id: 'f2', note: '', title: 'Sauce' },
    { position: 1, quantity: 1, note: '2 eggs, beaten' },
    { position: 0, quantity: 200, unit_id: 'u1', food_id: 'f1', note: '' },
  ].map((row) => ({ ...row, recipe_id: PLAIN_ID })),
  recipe_instructions: MEALIE.recipe_instructions
    .map((row, position) => ({ ...row, position, recipe_id: PLAIN_ID }))
    .reverse(),
  notes: [{ recipe_id: PLAIN_ID, title: '', text: 'Freezes well' }],
  users_to_recipes: [{ recipe_id: PLAIN_ID, is_favorite: true }],
};

export const PAPRIKA = {
  uid: 'D818BC90-6060-4399-9167-D3B23E0C3F3A-39102',
  name: 'Lasagne',
  description: 'As in Bologna.',
  notes: 'Freezes well[photo:Oven]',
  categories: ['Dinner', 'Pasta'],
  ingredients: '200 g flour\n2 eggs, beaten\n\nSauce:\n1 1/2 tbsp oil\nsalt',
  directions: 'Knead the flour and the eggs.\n\nSauce:\nWarm the [recipe:oil].\n\n**Serve.**',
  prep_time: '20 mins',
  cook_time: '1 hr 10 min',
  total_time: '',
  servings: 'Serves 4',
  difficulty: 'Easy',
  rating: 5,
  on_favorites: true,
  source: 'Nana',
  source_url: 'https://nana.example/lasagne',
  image_url: 'https://nana.example/lasagne.jpg',
  photo: '25BDFEF2.jpg',
  photo_data: Buffer.from('a small square').toString('base64'),
  photos: [{ filename: 'x.jpg', data: PICTURE.toString('base64') }],
};

export const TANDOOR = {
  name: 'Lasagne',
  description: 'As in Bologna.\n\nFreezes well',
  keywords: [{ name: 'Dinner' }, { name: 'Pasta' }],
  working_time: 20,
  waiting_time: 70,
  internal: true,
  nutrition: null,
  servings: 4,
  servings_text: 'plates',
  source_url: 'https://nana.example/lasagne',
  steps: [
    {
      name: 'Sauce',
      order: 1,
      instruction: 'Warm the {{ ingredients[1] }}.\n1. Serve.',
      ingredients: [
        { food: null, unit: null, amount: 0, note: 'Sauce', is_header: true },
        { food: { name: 'oil' }, unit: { name: 'tbsp' }, amount: 1.5, note: '', is_header: false, no_amount: false },
        { food: { name: 'salt' }, unit: null, amount: 1, note: '', is_header: false, no_amount: true },
      ],
    },
    {
      name: '',
      order: 0,
      instruction: 'Knead the flour and the eggs.',
      ingredients: [
        { food: { name: 'flour' }, unit: { name: 'g' }, amount: 200, note: '' },
        { food: { name: 'eggs' }, unit: null, amount: 2, note: 'beaten' },
      ],
    },
  ],
};

export const NEXTCLOUD = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  id: '4485',
  name: 'Lasagne',
  description: 'As in Bologna.\n\nFreezes well',
  recipeCategory: 'Dinner',
  keywords: 'Pasta',
  recipeYield: 4,
  prepTime: 'PT0H20M',
  cookTime: 'PT1H10M',
  totalTime: 'PT1H30M',
  recipeIngredient: ['200 g flour', '2 eggs, beaten', '## Sauce:', '1½ tbsp oil', 'salt'],
  recipeInstructions: ['Knead the flour and the eggs.', 'Sauce:', 'Warm the oil.', 'Serve.'],
  url: 'https://nana.example/lasagne',
  image: 'https://nana.example/lasagne.jpg',
  imageUrl: '/nextcloud/index.php/apps/cookbook/recipes/4485/image?size=full',
  tool: [],
};
