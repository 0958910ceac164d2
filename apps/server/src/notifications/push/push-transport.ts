import { Injectable } from '@nestjs/common';
import type { PushPlatform } from './push.types';
import { WebPushTransport } from './web-push-transport';

/** What a device shows. Everything in it is public to whoever holds the device: never a secret. */
export interface PushContent {
  title: string;
  body: string;
  /** Path within the product that a tap opens, e.g. "/dashboard#calendar/2026-10-08". */
  link: string;
  /** A notification replaces the one of the same tag. */
  tag: string;
}

export interface OutgoingPush extends PushContent {
  /** How long a device that is off may still get it, in seconds. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/** What a push service said, or that nobody knows. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The device is no more. */
  | { kind: 'gone' }
  /** It will never take this. */
  | { kind: 'refused'; why: string }
  /** It has not taken it, and may later. */
  | { kind: 'later'; why: string; afterMs?: number | undefined }
  /** It may have taken it. */
  | { kind: 'unknown'; why: string };

/** Port to whoever brings notifications to devices of some platforms. */
export interface PushTransport {
  readonly platforms: readonly PushPlatform[];
  /** @param token as `readToken` made it. Never rejects for what the other side does. */
  send(token: string, push: OutgoingPush): Promise<PushOutcome>;
}

/** The transports that this server has: web always. Apps need keys of Apple and Google (docs/decisions/notifications.md). */
@Injectable()
export class PushTransports {
  private readonly all: readonly PushTransport[];
  /** What can be sent to. Devices of other platforms are kept, and wait. */
  readonly platforms: readonly PushPlatform[];

  constructor(web: WebPushTransport) {
    this.all = [web];
    this.platforms = this.all.flatMap(({ platforms }) => platforms);
  }

  async send(platform: PushPlatform, token: string, push: OutgoingPush): Promise<PushOutcome> {
    const transport = this.all.find(({ platforms }) => platforms.includes(platform));
    return transport?.send(token, push) ?? { kind: 'refused', why: `no transport for ${platform}` };
  }
}
