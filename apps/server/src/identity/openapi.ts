import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import type { AppConfig } from '../platform/config';
import { type IdentityRoute, libraryRoutes, ownRoutes } from './builtin/routes';

type Paths = OpenAPIObject['paths'];

/** Calls that need no sign-in. */
const OPEN =
  /^POST \/(sign-up|sign-in|request-password-reset|reset-password|two-factor\/verify|passkey\/verify-authentication|webhooks)|^GET \/(get-session|passkey\/)/;

const clerkRoutes: Record<string, IdentityRoute> = {
  'POST /webhooks/clerk': {
    summary: 'Receives signed webhooks from Clerk; `user.deleted` removes the data of the account.',
  },
};

/** The calls under `/identity` for `/api/docs`, because Nest's router does not know them. */
export function identityPaths({ identity }: Pick<AppConfig, 'identity'>): Paths {
  const routes: Record<string, IdentityRoute> =
    identity.kind === 'clerk' ? clerkRoutes : { ...libraryRoutes, ...ownRoutes };
  const paths: Paths = {};
  for (const [call, route] of Object.entries(routes)) {
    const [method = '', path = ''] = call.split(' ');
    paths[`/identity${path}`] = { [method.toLowerCase()]: operation(call, route) };
  }
  return paths;
}

function operation(call: string, { summary, input }: IdentityRoute) {
  return {
    tags: ['Identity'],
    summary,
    ...(OPEN.test(call) ? { security: [] } : {}),
    ...(input ? { requestBody: { content: { 'application/json': { schema: bodySchema(input) } } } } : {}),
    responses: {
      200: { description: 'Success.' },
      default: { description: 'An error: `{ error, code, field?, details? }`.' },
    },
  };
}

/** The body as sent, before it is sanitised. */
function bodySchema(input: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return schema;
}
