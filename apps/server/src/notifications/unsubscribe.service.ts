import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { notFound } from '../platform/errors';
import { readFamilyToken } from '../platform/family-token';
import { RateLimiter } from '../platform/limits';
import { NotificationPreferencesService } from './notification-preferences.service';
import { UnsubscribeLinks, type UnsubscribeKind } from './unsubscribe-links';

/**
 * Links that do not exist, for one network address: nobody needs many. One that exists works all the same: a mail service
 * unsubscribes everybody from a few addresses of its own (RFC 8058), and old links are among them.
 */
const MISSES = { limit: 60, windowSeconds: 3_600 };

/** What the page behind a link shows. */
export interface Subscription {
  kind: UnsubscribeKind;
  /** Whether the mails come. */
  isOn: boolean;
  /** The address, most of it hidden: a mail may have been passed on. */
  address: string;
}

/** What the links in mails do, for whoever has one: no sign-in, and no more than this. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: NotificationPreferencesService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * What the link is about; changes nothing, because scanners of mail open every link.
   *
   * @param network who asks; whoever tries many links that do not exist has to wait
   * @throws DomainError NOT_FOUND, the same for a link that never was and one that is no more; RATE_LIMITED
   */
  async show(token: string, network: string): Promise<Subscription> {
    const { kind, viewer, email } = await this.open(token, network);
    const { digestEnabled } = await this.preferences.mine(viewer);
    return { kind, isOn: digestEnabled, address: masked(email) };
  }

  /** Ends the mails or takes them up again; a second time changes nothing. @throws DomainError as `show` */
  async set(token: string, network: string, isOn: boolean): Promise<Subscription> {
    const { kind, viewer, email } = await this.open(token, network);
    const { digestEnabled } = await this.preferences.updateByLink(viewer, { digestEnabled: isOn });
    return { kind, isOn: digestEnabled, address: masked(email) };
  }

  private async open(given: string, network: string) {
    const token = readFamilyToken(given);
    const found = token && (await this.links.find(token));
    if (!found) {
      await this.limiter.hit(`unsubscribe missed by ${network}`, MISSES);
      throw notFound('Link');
    }
    const { kind, email, membershipId, userId, role } = found;
    const viewer: FamilyViewer = {
      ...{ membershipId, userId, role, familyId: token.familyId },
      ...{ sessionId: '', email: '', name: '' },
    };
    return { kind, email, viewer };
  }
}

/** "s•••@example.org" */
const masked = (email: string | null): string => email?.replace(/^(.).*@/u, '$1•••@') ?? '';
