import { as } from '..';
import type { Operation } from './operations';
import type { Route } from './routes';
import { fixtures } from './fixtures';
import type { Call, Calls, DomainFixture, World } from './world';

/** A callable target: a GraphQL operation or a REST route. */
export interface Target {
  /** Its name in fixtures: `addJob`, `post /api/todos`. */
  name: string;
  /** Whether it reads. */
  reads: boolean;
  operation?: Operation;
  route?: Route;
}

/** The answer. */
export interface Answer {
  text: string;
  headers: Readonly<Record<string, unknown>>;
  /** Data of a GraphQL answer, body of a REST one. */
  data: unknown;
  /** The refusal, without parts that differ per call. */
  problem?: string;
  code?: string;
}

const merged = <Value>(pick: (fixture: DomainFixture) => Record<string, Value> | undefined) =>
  new Map(fixtures.flatMap((fixture) => Object.entries(pick(fixture) ?? {})));

/** By name; several domains may have calls of one operation, such as `undo`. */
const calls = new Map<string, Calls[]>();
for (const { operations, routes } of fixtures)
  for (const [name, call] of Object.entries({ ...operations, ...routes }))
    calls.set(name, [...(calls.get(name) ?? []), call]);
export const carriesNothing = merged(({ carriesNothing }) => carriesNothing);
export const neverFilled = merged(({ neverFilled }) => neverFilled);

/** Operations and routes, ordered so that none destroys what a later one needs. */
export function targetsOf(operations: readonly Operation[], routes: readonly Route[]): Target[] {
  const targets: Target[] = [
    ...operations
      .filter(({ kind }) => kind !== 'subscription')
      .map((operation) => ({ name: operation.name, reads: operation.kind === 'query', operation })),
    ...routes
      .filter(({ isPublic }) => !isPublic)
      .map((route) => ({ name: `${route.method} ${route.path}`, reads: route.method === 'get', route })),
  ];
  const last = fixtures.flatMap((fixture) => fixture.last ?? []);
  const place = ({ name }: Target) => last.indexOf(name);
  return targets.sort((a, b) => place(a) - place(b));
}

/** Fixture entries without a matching target. */
export function unknownNames(targets: readonly Target[]): string[] {
  const known = new Set(targets.map(({ name }) => name));
  const named = [...calls.keys(), ...carriesNothing.keys(), ...fixtures.flatMap(({ last }) => last ?? [])];
  return named.filter((name) => !known.has(name));
}

/** Working calls of a target; creates what they need. */
export async function callsOf({ name }: Target, world: World): Promise<Call[]> {
  const made: Call[] = [];
  for (const each of calls.get(name) ?? [() => ({})]) made.push(...[await each(world)].flat());
  return made;
}

/** Removes what differs per call: request id and timestamps. */
const comparable = (text: string) => text.replace(/"(requestId|retryAt)":"[^"]*"|"retryAfterSeconds":\d+/g, '');

export async function send(target: Target, call: Call, world: World): Promise<Answer> {
  const caller = call.caller ?? world.admin;
  if (target.operation) {
    const { data, errors, headers } = await as(caller).gql(target.operation.document, call.variables ?? {});
    const refusals = errors?.map(({ message, extensions }) => ({ message, extensions }));
    return {
      text: JSON.stringify({ data, errors }),
      headers,
      data,
      problem: refusals && comparable(JSON.stringify(refusals)),
      code: errors?.[0]?.extensions.code,
    };
  }
  const { method, path: pattern } = target.route as Route;
  const path = pattern.replace(/:(\w+)/g, (_all, name: string) => call.params?.[name] ?? '');
  const answer = await as(caller).rest.raw((agent) => {
    const test = agent[method](path).query(call.query ?? {});
    if (call.file) return test.attach('file', call.file.bytes, call.file.name);
    return method === 'get' ? test : test.send(call.body);
  });
  const body = answer.body as { code?: string };
  return {
    text: answer.text,
    headers: answer.headers as Record<string, unknown>,
    data: body,
    problem: answer.status >= 400 ? comparable(`${answer.status} ${answer.text}`) : undefined,
    code: answer.status >= 400 ? body.code : undefined,
  };
}
