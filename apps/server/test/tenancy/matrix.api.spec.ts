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
import { callsOf, carriesNothing, neverFilled, send, targetsOf, type Target } from './targets';
import { familyTables, markedFamily, storedOf } from './victim';
import { World, type Call } from './world';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
const targets = targetsOf(operationsOf(schema), routesOf());
const named = targets.map((target) => [target.name, target] as const);

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
/** What a view of a tenant table appends to its statement. */
const VIEWS_FAMILY =
  /\(?family_id = \(?NULLIF\(current_setting\('app\.family_id'::text, true\), ''::text\)\)?::uuid\)?/;
const idsIn = (text: string): Set<string> => new Set(text.match(UUID));
/** An answer without the caller's own input: an echo is neither a leak nor proof of access. */
const unechoed = (text: string, sent: readonly string[]) =>
  sent
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(JSON.stringify(word).slice(1, -1), '‹sent›'), text);

/**
 * Every operation and route, found by reflection, is called by a member of another family with the ids of a family
 * whose every text is marked; then by that family itself with the same ids, which proves that the call reaches the
 * protected rows. It runs twice: on the regular server, and on one with row-level policies switched off, to prove that
 * the code's own checks suffice without them. policies.spec.ts proves the reverse.
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
  /** An empty family: other families' data must not show in its numbers. */
  let empty: World;
  let stored = '';
  let theirIds = new Set<string>();
  const theirCalls = new Map<string, Call[]>();
  const ownCalls = new Map<string, Call[]>();
  const emptyAnswers = new Map<string, string>();
  let cleanUp: () => Promise<void> = () => Promise.resolve();

  /** The empty family's answer to each query without ids. */
  async function askedByNobody(target: Target): Promise<string> {
    const asked = (await callsOf(target, empty)).filter((call) => placesOf(call).length === 0);
    const answers = [];
    for (const call of asked) answers.push((await send(target, call, empty)).text);
    return answers.join('\n');
  }

  /** The family of the caller; undefined for callers without one. */
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
      // search views isolate families themselves: they are policies in effect
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
    it.each(named)(
      '%s: sees and changes nothing, and cannot distinguish their ids from unknown ones',
      async (_name, target) => {
        const [theirs, own] = [theirCalls.get(target.name) ?? [], ownCalls.get(target.name) ?? []];
        for (const [index, call] of own.entries()) {
          const their = theirs[index] as Call;
          const places = placesOf(their);
          // all of their ids at once, and each one among the caller's own
          for (const probe of places.length > 1 ? [places, ...places.map((place) => [place])] : [places]) {
            await call.ready?.();
            const sent = probe.map((place) => valueAt(their, place));
            const answer = await send(
              target,
              withValues(call, probe, (place) => valueAt(their, place)),
              other,
            );
            const rest = unechoed(answer.text, sent);
            expect(rest).not.toContain(victim.marker);
            expect([...theirIds].filter((id) => rest.includes(id))).toEqual([]);
            // a rate limit would answer before the row is looked up
            expect(answer.code).not.toBe('RATE_LIMITED');
            if (probe.length === 0) continue;
            const invented = new Map(sent.map((id) => [id, unknownLike(id)]));
            const unknown = withValues(call, probe, (place) => invented.get(valueAt(their, place)) as string);
            const nobodys = await send(target, unknown, other);
            expect(unechoed(answer.problem ?? '', sent)).toBe(unechoed(nobodys.problem ?? '', [...invented.values()]));
          }
        }
        const before = stored;
        stored = await storedOf(owner, victim.family.id);
        expect(stored).toBe(before);
      },
    );

    it.each(named.filter(([, { reads }]) => reads))('%s: does not count their data', async (name, target) => {
      expect(await askedByNobody(target)).toBe(emptyAnswers.get(name));
    });
  });

  describe('the family itself', () => {
    const shown = new Map<string, boolean>();

    it.each(named)('%s: reaches its rows by the same calls', async (name, target) => {
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
        const sent = textsOf(call);
        const rest = unechoed(answer.text, sent);
        const after = await storedOf(owner, (await familyOf(call.caller)) ?? familyId);
        proofs.push(
          // a caller who sends a marked word may get it back
          (rest.includes(victim.marker) && !sent.some((text) => text.includes(victim.marker))) ||
            [...idsIn(after)].some((id) => rest.includes(id)) ||
            (target.reads ? rest !== emptyAnswers.get(name) : after !== before),
        );
      }
      expect(proofs).toEqual(carriesNothing.has(name) ? expect.any(Array) : asked.map(() => true));
    });

    it('gets data in every part of every answer', () => {
      const blind = [...shown].flatMap(([part, filled]) => (filled ? [] : [part]));
      expect(blind.sort()).toEqual([...neverFilled.keys()].sort());
    });
  });

  it('covers every id parameter', async () => {
    const description = (await as(victim.admin).rest.get('/api/docs-json')).body as OpenAPIObject;
    const untried = targets.flatMap(({ name, operation, route }) => {
      const tried = (theirCalls.get(name) ?? []).flatMap((call) => placesOf(call).map(nameOf));
      const places = operation ? idPlacesOf(operation) : route ? idNamesOf(route, description) : [];
      return places.filter((place) => !tried.includes(place)).map((place) => `${name}: ${place}`);
    });
    expect(untried).toEqual([]);
  });
});
