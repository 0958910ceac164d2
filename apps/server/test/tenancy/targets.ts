import { as } from '..';
import type { Operation } from './operations';
import type { Route } from './routes';
import { fixtures } from './fixtures';
import type { Call, Calls, DomainFixture, World } from './world';

/** What somebody can call: a GraphQL operation or a REST route. */
export interface Target {
  /** As the fixtures name it: `addJob`, `post /api/todos`. */
  name: string;
  /** Whether it is there to read. */
  reads: boolean;
  operation?: Operation;
  route?: Route;
}

/** What came back. */
export interface Answer {
  text: string;
  /** Data of a GraphQL answer, body of a REST one. */
  data: unknown;
  /** Why it was refused, without what is another for every call. */
  problem?: string;
  code?: string;
}

const merged = <Value>(pick: (fixture: DomainFixture) => Record<string, Value> | undefined) =>
  new Map(fixtures.flatMap((fixture) => Object.entries(pick(fixture) ?? {})));

const calls = new Map<string, Calls>([...merged(({ operations }) => operations), ...merged(({ routes }) => routes)]);
export const carriesNothing = merged(({ carriesNothing }) => carriesNothing);

/** Operations and routes in the order in which none spoils what another stands on. */
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

/** What the fixtures name that is not there (any more). */
export function unknownNames(targets: readonly Target[]): string[] {
  const known = new Set(targets.map(({ name }) => name));
  const named = [...calls.keys(), ...carriesNothing.keys(), ...fixtures.flatMap(({ last }) => last ?? [])];
  return named.filter((name) => !known.has(name));
}

/** The calls of a target with which a family succeeds; makes what they need. */
export async function callsOf({ name }: Target, world: World): Promise<Call[]> {
  return [(await calls.get(name)?.(world)) ?? {}].flat();
}

/** Without what is another for every call: its id, and the moment it was made. */
const comparable = (text: string) => text.replace(/"(requestId|retryAt)":"[^"]*"|"retryAfterSeconds":\d+/g, '');

export async function send(target: Target, call: Call, world: World): Promise<Answer> {
  const caller = call.caller ?? world.admin;
  if (target.operation) {
    const { data, errors } = await as(caller).gql(target.operation.document, call.variables ?? {});
    const refusals = errors?.map(({ message, extensions }) => ({ message, extensions }));
    return {
      text: JSON.stringify({ data, errors }),
      data,
      problem: refusals && comparable(JSON.stringify(refusals)),
      code: errors?.[0]?.extensions.code,
    };
  }
  const { method, path } = target.route as Route;
  const answer = await as(caller).rest.raw((agent) => {
    const test = agent[method](path).query(call.query ?? {});
    if (call.file) return test.attach('file', call.file.bytes, call.file.name);
    return method === 'get' ? test : test.send(call.body);
  });
  const body = answer.body as { code?: string };
  return {
    text: answer.text,
    data: body,
    problem: answer.status >= 400 ? comparable(`${answer.status} ${answer.text}`) : undefined,
    code: answer.status >= 400 ? body.code : undefined,
  };
}
