import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { as, make, startTestApp, statementsOf, type Family, type TestApp } from '.';
import { freePort } from './server-process';

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

/** Architecture, rule 11: a query costs what it shows. */
describe("the statements of each screen's query", () => {
  let test: TestApp;
  let family: Family;
  let eventId = '';
  let jobId = '';
  let jobsAfter = '';
  const queries = webQueries();

  const variables = (): Record<string, object> => ({
    Dashboard: { from: '2026-10-08', to: '2026-10-14' },
    CalendarWindow: { from: '2026-09-27', to: '2026-11-07' },
    CalendarList: { first: 50 },
    CalendarEventNow: { id: eventId },
    CalendarReminders: { eventId },
    Activities: { first: 20 },
    LastChanges: { first: 20 },
    Search: { query: 'event' },
    JobNow: { id: jobId },
    MoreJobs: { section: 'upcoming', filter: 'all', after: jobsAfter },
    InvitePreview: { code: family.inviteCode },
  });

  const addEvents = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const { data, errors } = await as(family.admin).gql<{ addCalendarEvent: { id: string } }>(
        'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
        { input: { title: `Event ${n}`, eventDate: '2026-10-09', whoMemberId: family.member.membershipId } },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      // Every other one is deleted, because the bin is a screen too.
      if (n % 2 === 1)
        await as(family.admin).gql('mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', {
          id: data.addCalendarEvent.id,
        });
      else eventId = data.addCalendarEvent.id;
    }
  };

  const addJobs = async (count: number) => {
    const { gql } = as(family.admin);
    const input = { points: 5, subtasks: ['One', 'Two'], assigneeId: family.member.membershipId };
    for (let n = 0; n < count; n++) {
      const { data } = await gql<{ addJob: { id: string } }>(
        'mutation ($input: JobInput!) { addJob(input: $input) { id } }',
        { input: { ...input, title: `Job ${family.inviteCode} ${n} of ${count}` } },
      );
      if (n % 3 === 2)
        await gql('mutation ($id: ID!) { setJobCompleted(id: $id, isCompleted: true) { job { id } } }', {
          id: data.addJob.id,
        });
      else jobId = data.addJob.id;
    }
    const { data } = await gql<{ jobs: { nextCursor: string } }>(
      '{ jobs(section: upcoming, first: 1) { nextCursor } }',
    );
    jobsAfter = data.jobs.nextCursor;
  };

  const count = async (name: string, document: string): Promise<string[]> => {
    const call = () => as(family.admin).gql(document, variables()[name] ?? {});
    // A warm-up: exchanges tokens, opens connections, computes holidays.
    expect((await call()).errors).toBeUndefined();
    // The job queue runs alongside: the minimum of three runs is the screen's own. Counting attempts is the cost of the
    // door, not of the screen behind it.
    const runs = [];
    for (let run = 0; run < 3; run++)
      runs.push((await statementsOf(call)).filter((statement) => !statement.includes('rate_limit')));
    return runs.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
  };

  const counted: Record<string, string[]> = {};

  beforeAll(async () => {
    const port = await freePort();
    const apiUrl = `http://127.0.0.1:${port}`;
    test = await startTestApp({ PUBLIC_URL: apiUrl, TRUST_PROXY: 'loopback' });
    await test.app.listen(port, '127.0.0.1');
    family = await make.family({ apiUrl });
    await addEvents(2);
    await addJobs(3);
    for (const { name, document } of queries) counted[name] = await count(name, document);
    await addEvents(30);
    await addJobs(30);
  });
  afterAll(() => test.close());

  it.each(queries.map(({ name, document }) => [name, document] as const))(
    '%s: at most five, and no more with thirty times the rows',
    async (name, document) => {
      const more = await count(name, document);
      expect(more.slice(AUTHENTICATION)).toHaveLength(Math.min(more.length - AUTHENTICATION, MOST));
      expect(more).toHaveLength(counted[name]?.length ?? 0);
    },
  );
});
