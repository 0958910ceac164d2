import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { guestAddress, isTimeZone } from '@homefold/domain';
import { FamiliesService } from '../families';
import { IdentityProvider } from '../identity';
import { MembershipDirectory } from '../platform/auth';
import { Clock } from '../platform/clock';
import { AppConfig } from '../platform/config';
import { notFound } from '../platform/errors';
import { RateLimiter, networkOf } from '../platform/limits';
import { Logger } from '../platform/observability';
import { DemoCopies, type DemoCopy } from './demo-copies';
import { DemoFamily } from './demo-family';
import { accountHolders } from './demo-people';

const LIFE_MS = 86_400_000;
const PER_ADDRESS = { limit: 5, windowSeconds: 3_600 };
/** Maximum number of copies created per hour and day, over all addresses. */
const ALTOGETHER = { limit: 120, windowSeconds: 3_600 };

/** The visitor who requests a copy. */
export interface DemoVisitor {
  /** The full address, shown to the session's owner. */
  ip: string;
  userAgent: string;
  /** IANA zone of the browser. */
  timeZone?: string | null;
}

/** The demo: every visitor gets a private copy for a day. */
@Injectable()
export class DemoService {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly identity: IdentityProvider,
    private readonly families: FamiliesService,
    private readonly directory: MembershipDirectory,
    private readonly limiter: RateLimiter,
    private readonly copies: DemoCopies,
    private readonly family: DemoFamily,
    private readonly logger: Logger,
  ) {}

  /**
   * Creates a copy and signs the visitor in to it.
   *
   * @returns the `Set-Cookie` headers of the session, and the copy's expiry
   * @throws DomainError NOT_FOUND while the demo is off, RATE_LIMITED
   */
  async open(visitor: DemoVisitor): Promise<{ cookies: string[]; deletedAfter: Date }> {
    const { guests } = this.identity;
    if (!this.config.demo || !guests) throw notFound('Demo');
    const network = networkOf(visitor.ip);
    await this.limiter.hit(`demo:address:${network}`, PER_ADDRESS);
    await this.limiter.hit('demo:all', ALTOGETHER);
    const now = this.clock.now();
    const id = randomUUID();
    const household = `ashdown-${id.slice(0, 8)}${id.slice(9, 13)}`;
    const accounts = accountHolders.map(({ key, name }) => ({
      id: randomUUID(),
      email: guestAddress(key, household),
      name,
    }));
    const userIds = accounts.map((account) => account.id);
    // recorded before anything is created: a partial failure can be cleaned up, and nothing else ever is
    const familyId = randomUUID();
    await this.copies.add({ id, familyId, userIds }, now);
    await guests.open(accounts, familyId);
    const timeZone = isTimeZone(visitor.timeZone) ? visitor.timeZone : 'Europe/London';
    await this.family.build(familyId, accounts, { now, timeZone, network });
    const cookies = await guests.signIn(userIds[0] ?? '', visitor);
    return { cookies, deletedAfter: new Date(now.getTime() + LIFE_MS) };
  }

  /** Runs on every server; each copy is ended by one of them. */
  @Cron(CronExpression.EVERY_10_MINUTES)
  async sweep(): Promise<void> {
    // With an external identity provider there never was a copy, and none could be ended. With the demo off, old ones
    // are still deleted.
    if (!this.identity.guests) return;
    const until = new Date(this.clock.now().getTime() - LIFE_MS);
    const failed: string[] = [];
    try {
      for (;;) {
        const ended = await this.copies.endOne(until, failed, (copy) => this.end(copy));
        if (!ended) return;
        if (!ended.failure) continue;
        failed.push(ended.copy.id);
        this.logger.failure('removing a copy of the demo family failed', ended.failure);
      }
    } catch (error) {
      this.logger.failure('removing copies of the demo family failed', error);
    }
  }

  /**
   * Deletes the copy's recorded family, then its recorded accounts with their sessions. A guest's current family never
   * decides what is deleted. Idempotent.
   */
  private async end({ familyId, userIds }: DemoCopy): Promise<void> {
    await this.families.expireDemo(familyId);
    for (const userId of userIds) await this.close(userId, familyId);
  }

  private async close(userId: string, familyId: string): Promise<void> {
    const member = await this.directory.find(userId);
    // Should be impossible; but deleting the only account of a family deletes the family.
    if (member && member.familyId !== familyId)
      this.logger.warn('a demo guest is in another family and was not deleted');
    else await this.identity.closeGuest(userId, familyId);
  }
}
