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
/** However many addresses somebody has: the database holds this many copies an hour and day at most. */
const ALTOGETHER = { limit: 120, windowSeconds: 3_600 };

/** Who asks for a copy. */
export interface DemoVisitor {
  /** The whole address, which the session keeps for its owner to see. */
  ip: string;
  userAgent: string;
  /** IANA zone of the browser. */
  timeZone?: string | null;
}

/** A family to try: every visitor gets a copy of their own, for a day. */
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
   * Makes a copy and signs the visitor into it.
   *
   * @returns the `Set-Cookie` headers of the session, and when everything is deleted
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
    // named before anything of it exists: whatever breaks half-way is found again, and nothing else ever is
    const familyId = randomUUID();
    await this.copies.add({ id, familyId, userIds }, now);
    await guests.open(accounts, familyId);
    const timeZone = isTimeZone(visitor.timeZone) ? visitor.timeZone : 'Europe/London';
    await this.family.build(familyId, accounts, { now, timeZone, network });
    const cookies = await guests.signIn(userIds[0] ?? '', visitor);
    return { cookies, deletedAfter: new Date(now.getTime() + LIFE_MS) };
  }

  /** Every server runs this; each copy is ended by one of them. */
  @Cron(CronExpression.EVERY_10_MINUTES)
  async sweep(): Promise<void> {
    // With accounts kept by somebody else there never was a copy, and none could be ended. Switched off, old ones still go.
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
   * The copy's own family, then its own accounts with their sessions. Where a guest is by now is never asked to find out
   * what to delete. Twice is once.
   */
  private async end({ familyId, userIds }: DemoCopy): Promise<void> {
    await this.families.expireDemo(familyId);
    for (const userId of userIds) await this.close(userId, familyId);
  }

  private async close(userId: string, familyId: string): Promise<void> {
    const member = await this.directory.find(userId);
    // Cannot be; but closing the only account of a family deletes the family.
    if (member && member.familyId !== familyId) this.logger.warn('a guest of the demo is in another family, and stays');
    else await this.identity.closeGuest(userId, familyId);
  }
}
