const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Texts of the list that is made from the week of meals. */
export const generation = {
  fromPlan: 'From the meal plan',
  fromPlanText: 'Everything the week’s meals need that is not in the kitchen yet.',
  title: 'Generate AI Shopping List',
  week: (range: string) => `Meals, ${range}`,
  previous: 'Previous week',
  next: 'Next week',
  loading: 'Looking at the week’s meals',
  failedPreview: 'The week’s meals could not be read.',
  lead: (meals: number, originals: number, consolidated: number) =>
    `${meals === 1 ? 'One meal needs' : `${meals} meals need`} ${originals === 1 ? '1 ingredient' : `${originals} ingredients`}, combined into ${items(consolidated)}.`,
  onList: 'Already on the list',
  inHouse: (amount: string) => `You have ${amount}`,
  leftOut: 'Left out',
  include: (name: string) => `Add ${name} anyway`,
  exclude: (name: string) => `Put ${name} on the list`,
  unknown: 'Meals without known ingredients',
  unknownHint: 'Add what they need yourself, or give them a recipe.',
  nothing: 'No ingredients found for the week... Add some meals to this week first!',
  allPast: 'All meals of this week are on past days. There is nothing left to buy for them.',
  weekOver: 'All meals of this week are on past days.',
  past: (count: number) =>
    count === 1 ? 'One meal on a past day is left out.' : `${count} meals on past days are left out.`,
  plan: 'Plan the week',
  generate: (count: number) => (count === 1 ? 'Add 1 item' : `Add ${count} items`),
  add: 'Add items',
  generating: 'Generating AI shopping list...',
  failed: 'Failed to generate AI shopping list. Please try again.',
  undone: 'The list is as it was before',
};
