import type { Request as HttpRequest } from 'express';
import { verifyWebhook, type WebhookEvent } from '@clerk/backend/webhooks';
import { DomainError, unauthenticated } from '../../platform/errors';
import { readBytes } from '../../platform/http';

/** Bytes; the largest event of Clerk, a whole user, has a tenth of it. Anybody can call this before a signature is checked. */
const BODY_LIMIT = 65_536;
const SIGNATURE_HEADERS = ['svix-id', 'svix-timestamp', 'svix-signature'] as const;

/**
 * Reads and verifies one delivery of Clerk. The signature covers id, time and raw body; it is refused when older than
 * five minutes. A delivery may come twice within that time, so whoever acts on it must be idempotent.
 *
 * @throws DomainError UNAUTHENTICATED for a bad, old or missing signature; UNAVAILABLE without a configured secret.
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
