const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Texts of the list that is made from the week of meals. */
export const generation = {
  fromPlan: 'From the meal plan',
  fromPlanText: 'What the week’s meals need, less what is in the kitchen.',
  title: 'Generate AI Shopping List',
  week: (range: string) => `Meals, ${range}`,
  previous: 'Previous week',
  next: 'Next week',
  loading: 'Looking at the week’s meals',
  failedPreview: 'The week’s meals could not be read.',
  lead: (meals: number, originals: number, consolidated: number) =>
    `${meals === 1 ? 'One meal needs' : `${meals} meals need`} ${originals === 1 ? '1 ingredient' : `${originals} ingredients`}, combined into ${items(consolidated)}.`,
  comes: 'Comes on the list',
  onList: 'On the list already',
  leftOut: 'Left out',
  include: (name: string) => `Add ${name} all the same`,
  exclude: (name: string) => `Put ${name} on the list`,
  unknown: 'Nothing is known of these meals',
  unknownHint: 'Add what they need by hand, or give them a recipe.',
  nothing: 'No ingredients found for the week… Add some meals to this week first!',
  plan: 'Plan the week',
  generate: (count: number) => (count === 1 ? 'Add 1 item' : `Add ${count} items`),
  add: 'Add items',
  generating: 'Generating AI shopping list...',
  failed: 'Failed to generate AI shopping list. Please try again.',
  undone: 'The list is as it was before',
};
