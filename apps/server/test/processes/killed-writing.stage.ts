import { addDays } from '@homefold/domain';
import { Client } from 'pg';
import { as } from '../client';
import { addEvent } from '../events';
import type { Member } from '../person';
import { until } from '../until';
import { stew } from './hostile-uploads.stage';
import { everybody, mailsAreHeld, mailsAreSent, sentMails } from './killed-sending.stage';
import type { Running, Stage } from './processes';

const RECIPES = 100;
/** Recipes are stored in transactions of this many. */
const BATCH = 25;
/** The import of one in the second batch waits for a lock of the spec. */
const PAUSE = `
  create function pause_import() returns trigger language plpgsql as $$
  begin
    if new.title = 'Stew ${BATCH + 5}' then perform pg_advisory_xact_lock(27); end if;
    return new;
  end $$;
  create trigger pause_import before insert on recipe for each row execute function pause_import()`;

const ACCEPT = `mutation ($entries: [DraftMealInput!]!, $key: String) {
  acceptMealPlan(entries: $entries, idempotencyKey: $key) { meals { title } } }`;
const entries = ['2027-01-04', '2027-01-05', '2027-01-06'].map((date) => ({
  date,
  mealType: 'dinner',
  title: 'Soup',
}));

/**
 * A server is killed while it sends digests to eight members, imports recipes, accepts a meal plan and generates a
 * shopping list; the other one finishes the digests, and the calls can be repeated there.
 */
export const killedWriting: Stage = (processes) => {
  let first: Running;
  let me: Member;
  let importer: Member;
  let today: string;
  let sentBefore: number;
  let ended: string[];
  let listBefore: object[];

  const archive = Buffer.from(JSON.stringify(Array.from({ length: RECIPES }, (_, n) => stew(n))));
  const upload = async ({ apiUrl }: Running) => {
    const { status, body } = await as({ ...importer, apiUrl }).rest.raw((agent) =>
      agent.post('/api/meals/recipes/import/commit').attach('file', archive, 'recipes.zip'),
    );
    return [status, body as object] as const;
  };
  const accept = ({ apiUrl }: Running) =>
    as({ ...importer, apiUrl }).gql<object>(ACCEPT, { entries, key: 'plan-of-the-first-week' });
  const generate = ({ apiUrl }: Running) =>
    as({ ...me, apiUrl }).rest.post('/api/meals/shopping-list/generate', { week_start_date: today });
  const list = () =>
    processes.sql<{ name: string }>(
      `select ingredient_name as name, id, version, deleted_at from shopping_item where family_id = $1 order by 1, 2`,
      [me.familyId],
    );
  const ofImporter = (from: string) => processes.count(`${from} family_id = '${importer.familyId}'`);

  async function plan(): Promise<() => Promise<unknown>> {
    const add = async (call: 'Recipe' | 'PlannedMeal', input: object): Promise<string> => {
      const { data } = await as(me).gql<{ added: { id: string } }>(
        `mutation ($input: ${call}Input!) { added: add${call}(input: $input) { id } }`,
        { input },
      );
      return data.added.id;
    };
    const ingredients = [
      { name: 'mince', amount: 500, unit: 'g' },
      { name: 'onions', amount: 2 },
    ];
    const steps = { instructions: [{ text: 'Cook.' }], servings: 2 };
    const recipeId = await add('Recipe', { title: 'Lasagne', ...steps, ingredients });
    const dinner = (title: string, servings: number) =>
      add('PlannedMeal', { title, mealDate: today, recipeId, servings });
    await dinner('Lasagne', 2);
    return () => dinner('Lasagne again', 4);
  }

  beforeAll(async () => {
    first = await processes.one();
    ({ me, today } = await processes.eight());
    importer = (await processes.family({ members: 0 })).admin;
    const planMore = await plan();
    expect((await generate(first)).status).toBe(200);
    listBefore = await list();
    await planMore();
    await addEvent(me, { title: 'Half term', event_date: today, end_date: addDays(today, 2) });
    await processes.queueIsEmpty();
    sentBefore = await sentMails(processes);

    processes.mails.holdAfter(3);
    // as if not polled since the evening: the digest is due now, for both servers
    await processes.sql(
      `update digest_schedule set last_day = $2, due_at = now() - interval '1 hour' where family_id = $1`,
      [me.familyId, addDays(today, -1)],
    );
    const victim = await processes.another();
    await mailsAreHeld(processes, sentBefore);

    await processes.sql(PAUSE);
    const lock = new Client({ connectionString: processes.ownerUrl });
    await lock.connect();
    await lock.query('select pg_advisory_lock(27)');
    const importing = upload(victim).then(String, () => 'ended');
    await until(async () => (await processes.waitingForLock('advisory')) === 1);
    // from now on every write to the feed blocks, and with it the rest of its transaction
    await lock.query('begin');
    await lock.query('lock table activity in access exclusive mode');
    const calls = [accept(victim), generate(victim)].map((call) =>
      call.then(
        ({ status }) => String(status),
        () => 'ended',
      ),
    );
    await until(async () => (await processes.waitingForLock('relation')) === 2);
    await processes.kill(victim);
    ended = await Promise.all([importing, ...calls]);
    await lock.query('rollback');
    await lock.end();
    await processes.sql('drop function pause_import() cascade');
    await mailsAreSent(processes, sentBefore);
  });

  it('digests: each member gets exactly one, from two servers of which one is killed', async () => {
    expect([...processes.mails.taken].sort()).toEqual(await everybody(processes));
  });

  it('an import that was interrupted is stored in whole batches and can be repeated', async () => {
    expect(ended).toEqual(['ended', 'ended', 'ended']);
    expect([await ofImporter('recipe where'), await ofImporter(`activity where resource = 'recipe' and`)]).toEqual([
      BATCH,
      1,
    ]);
    expect(await upload(first)).toEqual([200, { added: RECIPES - BATCH, known: 0, problems: [] }]);
    expect(await ofImporter('recipe where')).toBe(RECIPES);
  });

  it('a plan that was being accepted is not stored, and can be accepted again, once', async () => {
    expect(await ofImporter('planned_meal where')).toBe(0);
    const answers = [await accept(first), await accept(first)];
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await ofImporter('planned_meal where')).toBe(3);
  });

  it('a shopping list that was being generated stays the old one, and the next call generates the new one', async () => {
    expect(listBefore).toMatchObject([{ name: 'mince' }, { name: 'onions' }]);
    expect(await list()).toEqual(listBefore);
    const { status, body } = await generate(first);
    expect([status, body]).toMatchObject([
      200,
      {
        shoppingListItems: [
          { ingredient_name: 'mince', amount: 1.5, unit: 'kg' },
          { ingredient_name: 'onions', amount: 6 },
        ],
      },
    ]);
  });
};
