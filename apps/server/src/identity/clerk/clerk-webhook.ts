import type { Request as HttpRequest } from 'express';
import { verifyWebhook, type WebhookEvent } from '@clerk/backend/webhooks';
import { DomainError, unauthenticated } from '../../platform/errors';
import { readBytes } from '../../platform/http';

/** Bytes, ten times Clerk's largest event (a whole user). Anyone can send a body before the signature is checked. */
const BODY_LIMIT = 65_536;
const SIGNATURE_HEADERS = ['svix-id', 'svix-timestamp', 'svix-signature'] as const;

/**
 * Reads and verifies a Clerk webhook delivery. The signature covers id, time and raw body, and expires after five
 * minutes. A delivery may be repeated within that time, so handlers must be idempotent.
 *
 * @throws DomainError UNAUTHENTICATED for a bad, expired or missing signature; UNAVAILABLE without a configured secret.
 */
export async function readClerkEvent(request: HttpRequest, signingSecret: string | undefined): Promise<WebhookEvent> {
  if (!signingSecret)
    throw new DomainError('unavailable', 'UNAVAILABLE', 'Webhooks are off: CLERK_WEBHOOK_SECRET is not set.');
  const body = (await readBytes(request, BODY_LIMIT)).toString('utf8');
  const headers = new Headers();
  for (const name of SIGNATURE_HEADERS) headers.set(name, request.get(name) ?? '');
  try {
    return await verifyWebhook(new Request('http://webhook.invalid/', { method: 'POST', headers, body }), {
      signingSecret,
    });
  } catch {
    throw unauthenticated('The signature of this webhook is not valid.');
  }
}
