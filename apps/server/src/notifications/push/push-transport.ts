import type { PushPlatform } from './push.types';

/** What a device shows. Visible to anyone holding the device: never a secret. */
export interface PushContent {
  title: string;
  body: string;
  /** Path within the product that a tap opens, e.g. "/dashboard#calendar/2026-10-08". */
  link: string;
  /** A notification replaces an earlier one of the same tag. */
  tag: string;
}

export interface OutgoingPush extends PushContent {
  /** How long the push service holds it for an offline device, in seconds. */
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/** The push service's answer, or that it is unknown. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The device is gone. */
  | { kind: 'gone' }
  /** Rejected permanently. */
  | { kind: 'refused'; why: string }
  /** Not accepted; may be retried. */
  | { kind: 'later'; why: string; afterMs?: number | undefined }
  /** May have been accepted. */
  | { kind: 'unknown'; why: string };

/** Port to the push services of some platforms. */
export interface PushTransport {
  readonly platforms: readonly PushPlatform[];
  /** @param token from `readToken`. Never rejects for failures of the push service. */
  send(token: string, push: OutgoingPush): Promise<PushOutcome>;
}
