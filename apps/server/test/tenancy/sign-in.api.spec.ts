import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { buildSchema } from 'graphql';
import { as } from '..';
import { operationsOf } from './operations';
import { routesOf } from './routes';

const operations = operationsOf(buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8')));
const routes = routesOf();

/**
 * Open by decision: health, this machine's outbox page, images, calendar feeds and unsubscribe links by unguessable
 * name, signed webhooks, the demo, the link of an invitation.
 */
const publicRoutes = [
  'get /healthz',
  'get /readyz',
  'get /metrics',
  'get /dev/mail',
  'get /dev/mail/:id',
  'get /files/:publicId',
  'get /feeds/:token.ics',
  'get /unsubscribe/:token',
  'post /unsubscribe/:token',
  'post /unsubscribe/:token/again',
  'post /api/demo',
  'post /api/invitation',
  'post /api/shared-recipe',
  'post /api/shared-wishlist',
  'post /api/shared-wishlist/take',
  'post /api/shared-wishlist/give-back',
];

it('finds operations and routes at all', () => {
  expect(operations.length).toBeGreaterThan(60);
  expect(routes.length).toBeGreaterThan(35);
});

it.each(operations.map(({ kind, name, document }) => [`${kind} ${name}`, document] as const))(
  '%s is refused without a sign-in',
  async (_name, document) => {
    const { status, data, errors } = await as(null).gql(document);
    expect({ status, data, code: errors?.[0]?.extensions.code }).toEqual({
      status: 401,
      data: undefined,
      code: 'UNAUTHENTICATED',
    });
  },
);

it('leaves open only the listed routes', () => {
  const open = routes.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method} ${path}`);
  expect(open.sort()).toEqual([...publicRoutes].sort());
});

it.each(routes.filter(({ isPublic }) => !isPublic).map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s is refused without a sign-in',
  async (_name, { method, path }) => {
    const answer = await as(null).rest.raw((agent) => agent[method](path.replace(/:\w+/g, randomUUID())));
    expect({ status: answer.status, code: (answer.body as { code: string }).code }).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  },
);

it('refuses subscriptions on the socket without a sign-in', async () => {
  const socket = await as(null).socket();
  const closed = await new Promise<{ code: number }>((resolve) =>
    socket.on('closed', (event) => resolve(event as { code: number })),
  );
  expect(closed.code).toBe(4403);
});
