import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Clock } from '../../platform/clock';
import { AppConfig } from '../../platform/config';
import { FetchProblem, SafeFetch } from '../../platform/safe-fetch';
import { storedSubscription } from './device-token';
import type { OutgoingPush, PushOutcome, PushTransport } from './push-transport';
import { VapidKeys } from './vapid-keys';

/**
 * Browsers' push services (RFC 8030): the content encrypted for the browser (RFC 8291), the request signed with this
 * server's own key (RFC 8292), sent by the rules for user-supplied URLs.
 */
@Injectable()
export class WebPushTransport implements PushTransport {
  readonly platforms = ['web'] as const;

  constructor(
    private readonly keys: VapidKeys,
    private readonly http: SafeFetch,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async send(token: string, { ttlSeconds, urgency, ...content }: OutgoingPush): Promise<PushOutcome> {
    const { subject, allow } = this.config.push;
    const subscription = storedSubscription(token);
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(content), {
      vapidDetails: { subject, ...(await this.keys.pair()) },
      TTL: ttlSeconds,
      urgency,
      // Replaces an earlier undelivered one of the same tag at the push service.
      topic: createHash('sha256').update(content.tag).digest('base64url').slice(0, 32),
    });
    // The HTTP client sets the length.
    const { 'Content-Length': _, ...rest } = Object.entries(headers).reduce<Record<string, string>>(
      (all, [name, value]) => ({ ...all, [name]: String(value) }),
      {},
    );
    try {
      const answer = await this.http.post(subscription.endpoint, { headers: rest, body, allowed: allow });
      return outcomeOf(answer.status, this.delayOf(answer.headers['retry-after']));
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      return { kind: error.isSent ? 'unknown' : 'later', why: error.kind };
    }
  }

  /** Retry-After in seconds or as a date (RFC 9110, 10.2.3). */
  private delayOf(header: string | string[] | undefined): number | undefined {
    const value = Array.isArray(header) ? header[0] : header;
    if (!value) return undefined;
    if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
    const at = Date.parse(value);
    return Number.isNaN(at) ? undefined : Math.max(0, at - this.clock.now().getTime());
  }
}

function outcomeOf(status: number, afterMs: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const why = `status ${status}`;
  return status === 429 || status >= 500 ? { kind: 'later', why, afterMs } : { kind: 'refused', why };
}
