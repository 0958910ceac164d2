import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { as, make, startListeningApp, statementsOf, type Family, type TestApp } from '.';
import { fixtures } from './tenancy/fixtures';
import { World } from './tenancy/world';

/** The web client's own documents, discovered rather than listed: a new screen is covered without a change here. */
function webQueries(): { name: string; document: string }[] {
  const root = resolve(__dirname, '../../web/src');
  const definitions = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).definitions);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const withFragments = (operation: OperationDefinitionNode): DocumentNode => {
    const used = new Map<string, DocumentNode['definitions'][number]>();
    const visit = (text: string): void => {
      for (const [, name = ''] of text.matchAll(/\.\.\.\s*(\w+)/g)) {
        const fragment = fragments.get(name);
        if (!fragment || used.has(name)) continue;
        used.set(name, fragment);
        visit(print(fragment));
      }
    };
    visit(print(operation));
    return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
  };
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query'
      ? [{ name: node.name?.value ?? '', document: print(withFragments(node)) }]
      : [],
  );
}

/** Statements per operation for session and membership, whatever it queries. */
const AUTHENTICATION = 2;
const MOST = 5;
/**
 * Bin and digest query each domain; a draft and the preview of a list, requested by a button, read everything they are
 * made from. Secrets of wishes are in separate tables.
 */
const MOST_OF: Readonly<Record<string, number>> = {
  // jobs, forum, kitchen and wishes: whether the dashboard has to reserve a row for them
  DashboardRows: 12,
  Bin: 11,
  DigestPreview: 11,
  DraftMealPlan: 9,
  ShoppingPreview: 8,
  // posts and reactions, then each part of the forum separately
  ForumPosts: 8,
  ForumPostNow: 8,
  ForumReplies: 6,
  ForumGlance: 6,
  Wishlist: 9,
  WishesSoon: 9,
};

/** Architecture, rule 11: a query costs what it shows. */
describe("the statements of each screen's query", () => {
  let test: TestApp;
  let family: Family;
  let world: World;
  const queries = webQueries();
  const variables: Record<string, object> = {};

  const addRecords = async (count: number) => {
    for (const { screens } of fixtures) Object.assign(variables, await screens?.(world, count));
  };

  const count = async (name: string, document: string): Promise<string[]> => {
    const call = () => as(family.admin).gql(document, variables[name] ?? {});
    // A warm-up: exchanges tokens, opens connections, computes holidays.
    const { errors } = await call();
    if (errors)
      throw new Error(`${name}: ${JSON.stringify(errors)} (its variables come from \`screens\` of a fixture)`);
    // The job queue runs alongside: the minimum of three runs is the screen's own. Counting attempts is the cost of the
    // request, not of the screen.
    const runs = [];
    for (let run = 0; run < 3; run++)
      runs.push((await statementsOf(call)).filter((statement) => !statement.includes('rate_limit')));
    return runs.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
  };

  const counted: Record<string, string[]> = {};

  beforeAll(async () => {
    const { apiUrl, ...started } = await startListeningApp();
    test = started;
    family = await make.family({ apiUrl });
    world = new World(family, 'screen', apiUrl, test.urls.owner);
    await addRecords(3);
    for (const { name, document } of queries) counted[name] = await count(name, document);
    await addRecords(30);
  });
  afterAll(() => test.close());

  it.each(queries.map(({ name, document }) => [name, document] as const))(
    '%s: few, and no more for thirty times as many rows',
    async (name, document) => {
      const more = await count(name, document);
      const most = MOST_OF[name] ?? MOST;
      expect(more.slice(AUTHENTICATION)).toHaveLength(Math.min(more.length - AUTHENTICATION, most));
      expect(more).toHaveLength(counted[name]?.length ?? 0);
    },
  );
});
