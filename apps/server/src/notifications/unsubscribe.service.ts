import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { notFound } from '../platform/errors';
import { readFamilyToken } from '../platform/family-token';
import { RateLimiter } from '../platform/limits';
import { NotificationPreferencesService } from './notification-preferences.service';
import { UnsubscribeLinks, type UnsubscribeKind } from './unsubscribe-links';

/**
 * Unknown links per network address. Valid ones keep working: a mail service unsubscribes everybody from a few
 * addresses of its own (RFC 8058), and sends old links among them.
 */
const MISSES = { limit: 60, windowSeconds: 3_600 };

/** Contents of the page behind a link. */
export interface Subscription {
  kind: UnsubscribeKind;
  /** Whether the mails are sent. */
  isOn: boolean;
  /** The masked address: the mail may have been forwarded. */
  address: string;
}

/** What the holder of an unsubscribe link may do, without a sign-in. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: NotificationPreferencesService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * What the link is about; changes nothing, because mail scanners open every link.
   *
   * @param network of the caller; guessing is rate-limited by it
   * @throws DomainError NOT_FOUND for unknown and revoked links alike; RATE_LIMITED
   */
  async show(token: string, network: string): Promise<Subscription> {
    const { kind, viewer, email } = await this.open(token, network);
    const { digestEnabled } = await this.preferences.mine(viewer);
    return { kind, isOn: digestEnabled, address: masked(email) };
  }

  /** Ends or resumes the mails; idempotent. @throws DomainError as `show` */
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
