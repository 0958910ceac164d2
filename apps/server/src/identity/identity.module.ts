import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import type { Express } from 'express';
import { TokenVerifier } from '../platform/auth';
import { SystemClock } from '../platform/clock';
import { AppConfig } from '../platform/config';
import { Database, SystemPool } from '../platform/database';
import { Origins } from '../platform/http';
import { RateLimiter } from '../platform/limits';
import { LiveBus } from '../platform/live';
import { Mailer } from '../platform/mail';
import { Logger } from '../platform/observability';
import { AccountDeletion } from './account-deletion';
import { BuiltinIdentity } from './builtin/builtin-identity';
import { factorMail } from './builtin/factor-mail';
import { resetMail } from './builtin/reset-mail';
import { ClerkIdentity } from './clerk/clerk-identity';
import { ExpiredRows } from './expired-rows';
import { IdentityProvider } from './identity.port';
import { SessionEnds } from './session-ends';
import { UserOrigins } from './user-origins';

/** Selects the identity provider by configuration and provides it to the platform's guard and all domains. */
@Global()
@Module({
  providers: [
    AccountDeletion,
    SessionEnds,
    UserOrigins,
    ExpiredRows,
    {
      provide: IdentityProvider,
      inject: [
        AppConfig,
        SystemPool,
        RateLimiter,
        Logger,
        AccountDeletion,
        Database,
        Mailer,
        LiveBus,
        SessionEnds,
        Origins,
      ],
      useFactory: (
        config: AppConfig,
        pool: SystemPool,
        limiter: RateLimiter,
        logger: Logger,
        deletions: AccountDeletion,
        db: Database,
        mailer: Mailer,
        bus: LiveBus,
        ends: SessionEnds,
        origins: Origins,
      ): IdentityProvider => {
        // Tokens are signed on the real clock, here or at Clerk: the stopped clock of tests must not validate them.
        const shared = { clock: new SystemClock(), limiter, logger, deletions, origins };
        if (config.identity.kind === 'clerk')
          return new ClerkIdentity({ ...shared, config: config.identity, baseUrl: config.baseUrl });
        return new BuiltinIdentity({
          ...shared,
          config,
          pool,
          sendResetLink: (email, token, origin) => db.system(() => mailer.send(resetMail(email, origin, token))),
          notifyOwner: (email, change, origin) => db.system(() => mailer.send(factorMail(email, origin, change))),
          sessionsEnded: async (userId, live) => {
            await ends.onSessionsEnded(userId, live);
            await db.system(() => bus.publishEnd(userId, live));
          },
        });
      },
    },
    { provide: TokenVerifier, useExisting: IdentityProvider },
  ],
  exports: [IdentityProvider, TokenVerifier, AccountDeletion, SessionEnds, UserOrigins],
})
export class IdentityModule {}

/**
 * Mounts the identity provider under `/identity`. Call it on the raw Express application before the body parsers and
 * before `listen`, after request ids, "trust proxy" and security headers are in place.
 */
export function mountIdentity(express: Express, app: INestApplicationContext): void {
  app.get(IdentityProvider).mount(express);
}
