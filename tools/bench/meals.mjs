/** The week of meals and the list of recipes, in ordinary families and in one with 2,000 recipes. */
import { signedIn } from './contenders.mjs';
import { cpuOf, cpuOfPostgres } from './processes.mjs';
import { COLLECTED, COLLECTORS, seedMeals } from './seed-meals.mjs';
import { signIn } from './sign-in.mjs';

/** The limit of calls per minute and person applies here too. */
const REQUESTS = 200;
const WARM_UP = 20;
const SLICE_MS = 50_000;
/** Concurrent requests: across all families, and in one of them. */
export const AT_ONCE = { families: 4, family: 2 };

const CARD = 'id title tags prepTimeMinutes cookTimeMinutes difficulty isFavorite rating warnings { kind memberIds }';
const WEEK = `query Week($day: Date!) { mealWeek(startDate: $day) {
  startDate endDate meals { id title mealDate mealType recipeId servings cookId version } recipes { id card { ${CARD} } }
  shortEvenings { date reason } warnings { mealId kind memberIds } } }`;
const PAGE = `query Page($of: RecipePageInput) { recipePage(of: $of, first: 24) { total nextCursor items { ${CARD} } } }`;
const DRAFT = `query Draft($day: Date!) { draftMealPlan(startDate: $day) {
  entries { date mealType title reasons } unfilled { date mealType why } } }`;

/** The queries, and the least number of rows in a correct response. */
const asked = ({ day, later }) => [
  ['the week', WEEK, { day }, ({ mealWeek }) => mealWeek.meals.length === 21 && mealWeek.recipes.length > 0],
  ['the first recipes', PAGE, { of: {} }, ({ recipePage }) => recipePage.items.length > 0],
  ['recipes by name', PAGE, { of: { sort: 'name' } }, ({ recipePage }) => recipePage.items.length > 0],
  ['a word in the recipes', PAGE, { of: { query: 'salmon' } }, ({ recipePage }) => recipePage.total > 0],
  ['Plan All Meals', DRAFT, { day: later }, ({ draftMealPlan }) => draftMealPlan.entries.length > 0],
];

/**
 * @param stage from `setStage`
 * @param load sends a job to the load generator
 * @param callers one member of each ordinary family
 */
export async function benchMeals({ stage, load, callers, seed }) {
  const { owner, own, dates, postmaster } = stage;
  console.log('Seeding the meals');
  await seedMeals(owner, dates.day);
  const places = [
    { place: 'families', people: callers.filter(({ n }) => n !== COLLECTORS), connections: AT_ONCE.families },
    { place: COLLECTED, people: stage.people.filter(({ n }) => n === COLLECTORS), connections: AT_ONCE.family },
  ];
  const found = [];
  for (const { place, people, connections } of places)
    for (const [what, query, variables, isGood] of asked(dates)) {
      const request = (person) => ({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', ...signedIn(person) },
        body: JSON.stringify({ query, variables }),
      });
      await signIn(own.url, people, SLICE_MS);
      await check(own.url, request(people[0]), what, isGood);
      const measure = (amount) =>
        load({
          ...{ url: own.url, connections, amount, perConnection: amount, seed, leastBytes: 100 },
          requests: people.map(request),
        });
      await measure(WARM_UP);
      const before = [cpuOf(own.pid), cpuOfPostgres(postmaster)];
      const result = await measure(REQUESTS);
      if (result.failures > 0) throw new Error(`${what}: ${result.failures} of ${result.requests} requests failed`);
      const [cpu, database] = [cpuOf(own.pid), cpuOfPostgres(postmaster)].map(
        (after, nth) => ((after - before[nth]) * 1_000) / result.requests,
      );
      found.push({ place, what, ...result, cpu, database });
      console.log(`${String(place).padStart(8)} ${what.padEnd(22)} p95 ${result.p95.toFixed(1).padStart(7)} ms`);
    }
  return { found };
}

/** @throws when a response lacks the data to be measured */
async function check(url, { path, ...request }, what, isGood) {
  const text = await (await fetch(`${url}${path}`, request)).text();
  const { data } = JSON.parse(text);
  if (!data || !isGood(data)) throw new Error(`${what} answered ${text.slice(0, 600)}`);
}
