import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { buildSchema } from 'graphql';
import { Client } from 'pg';
import { as, asOwner, cloneDatabase, make, startServer, stopServer, testEnvironment, type Person } from '..';
import { until } from '../until';
import { nameOf, placesOf, textsOf, unknownLike, valueAt, withValues } from './calls';
import { fixtures } from './fixtures';
import { idPlacesOf, operationsOf, partsOf } from './operations';
import { idNamesOf, routesOf } from './routes';
import { callsOf, carriesNothing, send, targetsOf, type Target } from './targets';
import { familyTables, markedFamily, storedOf } from './victim';
import { World, type Call } from './world';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
const targets = targetsOf(operationsOf(schema), routesOf());
const named = targets.map((target) => [target.name, target] as const);

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** What a view of a tenant table adds to its statement. */
const VIEWS_FAMILY =
  /\(?family_id = \(?NULLIF\(current_setting\('app\.family_id'::text, true\), ''::text\)\)?::uuid\)?/;
const idsIn = (text: string): Set<string> => new Set(text.match(UUID));
/** An answer without what the caller has said: an echo is no leak, and no proof either. */
const unechoed = (text: string, said: readonly string[]) =>
  said
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(JSON.stringify(word).slice(1, -1), '‹said›'), text);

/**
 * Every operation and route, found by reflection, called by somebody of another family with the ids of a family whose every
 * word is marked; then by that family itself with the same ids, which proves that the call reaches what it must not give
 * away. It runs twice: on the server as it is, and on one whose row-level policies are switched off, so that the code's
 * own checks are seen to hold without them. The policies are seen to hold without the code in policies.spec.ts.
 */
describe.each([
  ['with the policies on', true],
  ['with the policies off', false],
])('tenancy matrix, %s', (_title, policies) => {
  let apiUrl: string;
  let ownerUrl: string;
  let owner: Client;
  let victim: World;
  let other: World;
  /** A family without anything: whatever others have must not show in its numbers. */
  let empty: World;
  let stored = '';
  let theirIds = new Set<string>();
  const theirCalls = new Map<string, Call[]>();
  const ownCalls = new Map<string, Call[]>();
  const emptyAnswers = new Map<string, string>();
  let cleanUp: () => Promise<void> = () => Promise.resolve();

  /** What the family without anything is told, by each query that names no row. */
  async function askedByNobody(target: Target): Promise<string> {
    const asked = (await callsOf(target, empty)).filter((call) => placesOf(call).length === 0);
    const answers = [];
    for (const call of asked) answers.push((await send(target, call, empty)).text);
    return answers.join('\n');
  }

  /** The family of who calls; undefined for who has none. */
  async function familyOf({ userId }: Person = victim.admin): Promise<string | undefined> {
    const { rows } = await owner.query<{ id: string }>(
      'select family_id as id from user_membership where user_id = $1',
      [userId],
    );
    return rows[0]?.id;
  }

  beforeAll(async () => {
    if (policies) {
      ({ apiUrl, apiDatabaseUrl: ownerUrl } = testEnvironment());
    } else {
      const { urls, drop } = await cloneDatabase();
      ownerUrl = urls.owner;
      const tables = await asOwner<{ name: string }>(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
        [],
        ownerUrl,
      );
      for (const { name } of tables) await asOwner(`alter table ${name} disable row level security`, [], ownerUrl);
      // a view that searches read holds the family back by itself: it is a policy in all but name
      const views = await asOwner<{ name: string; definition: string }>(
        "select viewname as name, definition from pg_views where schemaname = 'public'",
        [],
        ownerUrl,
      );
      for (const { name, definition } of views) {
        expect(definition).toMatch(VIEWS_FAMILY);
        await asOwner(`create or replace view ${name} as ${definition.replace(VIEWS_FAMILY, 'true')}`, [], ownerUrl);
      }
      const dataDir = mkdtempSync(join(tmpdir(), 'homefold-matrix-'));
      const started: { server: ChildProcess; apiUrl: string } = await startServer({
        databaseUrl: ownerUrl,
        secret: testEnvironment().secret,
        dataDir,
      });
      apiUrl = started.apiUrl;
      cleanUp = async () => {
        await stopServer(started.server);
        await drop();
        rmSync(dataDir, { recursive: true, force: true });
      };
    }
    owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    empty = new World(await make.family({ apiUrl }), 'nothing', apiUrl, ownerUrl);
    for (const target of targets) if (target.reads) emptyAnswers.set(target.name, await askedByNobody(target));
    [victim, other] = await Promise.all([markedFamily(apiUrl, ownerUrl), markedFamily(apiUrl, ownerUrl)]);
    const prepare = async (world: World, calls: Map<string, Call[]>) => {
      for (const target of targets) calls.set(target.name, await callsOf(target, world));
      for (const { freeze } of fixtures) await freeze?.(world);
    };
    await Promise.all([prepare(victim, theirCalls), prepare(other, ownCalls)]);
    await until(async () => (await owner.query('select from job_outbox')).rows.length === 0);
    stored = await storedOf(owner, victim.family.id);
    theirIds = new Set([...idsIn(stored), victim.admin.userId, victim.member.userId]);
  });
  afterAll(async () => {
    await owner.end();
    await cleanUp();
  });

  it('has a row of the family in every table that holds rows of families', async () => {
    const bare = (await familyTables(owner)).filter(
      (table) => !stored.split('\n').some((row) => row.startsWith(`${table} `)),
    );
    expect(bare).toEqual([]);
  });

  describe('somebody of another family', () => {
    it.each(named)('%s: sees and changes nothing, and cannot tell their ids from none', async (_name, target) => {
      const [theirs, own] = [theirCalls.get(target.name) ?? [], ownCalls.get(target.name) ?? []];
      for (const [index, call] of own.entries()) {
        const their = theirs[index] as Call;
        const places = placesOf(their);
        // all of their ids at once, and each alone among the caller's own
        for (const probe of places.length > 1 ? [places, ...places.map((place) => [place])] : [places]) {
          await call.ready?.();
          const said = probe.map((place) => valueAt(their, place));
          const answer = await send(
            target,
            withValues(call, probe, (place) => valueAt(their, place)),
            other,
          );
          const rest = unechoed(answer.text, said);
          expect(rest).not.toContain(victim.marker);
          expect([...theirIds].filter((id) => rest.includes(id))).toEqual([]);
          // a limit would answer before the row is looked for
          expect(answer.code).not.toBe('RATE_LIMITED');
          if (probe.length === 0) continue;
          const invented = new Map(said.map((id) => [id, unknownLike(id)]));
          const unknown = withValues(call, probe, (place) => invented.get(valueAt(their, place)) as string);
          const nobodys = await send(target, unknown, other);
          expect(unechoed(answer.problem ?? '', said)).toBe(unechoed(nobodys.problem ?? '', [...invented.values()]));
        }
      }
      const before = stored;
      stored = await storedOf(owner, victim.family.id);
      expect(stored).toBe(before);
    });

    it.each(named.filter(([, { reads }]) => reads))('%s: counts nothing of theirs', async (name, target) => {
      expect(await askedByNobody(target)).toBe(emptyAnswers.get(name));
    });
  });

  describe('the family itself', () => {
    const shown = new Map<string, boolean>();

    it.each(named)('%s: is reached by the same calls', async (name, target) => {
      const asked = theirCalls.get(name) ?? [];
      expect(asked).not.toEqual([]);
      const proofs = [];
      for (const call of asked) {
        await call.ready?.();
        const familyId = (await familyOf(call.caller)) ?? victim.family.id;
        const before = target.reads ? '' : await storedOf(owner, familyId);
        const answer = await send(target, call, victim);
        expect(answer.problem).toBeUndefined();
        if (target.operation?.kind === 'query')
          for (const [part, filled] of partsOf(target.operation, answer.data))
            shown.set(part, filled || (shown.get(part) ?? false));
        const said = textsOf(call);
        const rest = unechoed(answer.text, said);
        const after = await storedOf(owner, (await familyOf(call.caller)) ?? familyId);
        proofs.push(
          // who says a marked word may be told it back
          (rest.includes(victim.marker) && !said.some((text) => text.includes(victim.marker))) ||
            [...idsIn(after)].some((id) => rest.includes(id)) ||
            (target.reads ? rest !== emptyAnswers.get(name) : after !== before),
        );
      }
      expect(proofs).toEqual(carriesNothing.has(name) ? expect.any(Array) : asked.map(() => true));
    });

    it('is shown something in every part of every answer', () => {
      const blind = [...shown].flatMap(([part, filled]) => (filled ? [] : [part]));
      expect(blind).toEqual([]);
    });
  });

  it('tries every place that takes an id', async () => {
    const description = (await as(victim.admin).rest.get('/api/docs-json')).body as OpenAPIObject;
    const untried = targets.flatMap(({ name, operation, route }) => {
      const tried = (theirCalls.get(name) ?? []).flatMap((call) => placesOf(call).map(nameOf));
      const places = operation ? idPlacesOf(operation) : route ? idNamesOf(route, description) : [];
      return places.filter((place) => !tried.includes(place)).map((place) => `${name}: ${place}`);
    });
    expect(untried).toEqual([]);
  });
});
