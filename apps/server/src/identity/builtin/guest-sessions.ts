import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { notFound } from '../../platform/errors';

/** Creates a session without a sign-in, for accounts without a password. Server-side only: it has no HTTP path. */
export const guestSessions = {
  id: 'guest-sessions',
  endpoints: {
    guestSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.uuid() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw notFound('Account');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ status: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
