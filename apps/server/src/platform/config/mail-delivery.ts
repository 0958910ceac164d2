import { isLoopbackOrigin } from '../http/origin';
import type { AppConfig } from './config';

/** Mail delivery: SMTP, the outbox page /dev/mail, or none. */
export type MailDelivery = 'sent' | 'outbox' | 'unsent';

/**
 * Without SMTP mail goes to the outbox page, but only while PUBLIC_URL is absent or loopback: behind a local proxy,
 * which PUBLIC_URL makes likely, every request appears to come from this machine.
 */
export function mailDelivery({ smtpUrl, baseUrl }: Pick<AppConfig, 'smtpUrl' | 'baseUrl'>): MailDelivery {
  if (smtpUrl) return 'sent';
  return isLoopbackOrigin(baseUrl) ? 'outbox' : 'unsent';
}
