import { isLoopbackOrigin } from '../http/origin';
import type { AppConfig } from './config';

/** Where mail goes: to people by SMTP, to the page /dev/mail of the machine itself, or to nobody. */
export type MailDelivery = 'sent' | 'outbox' | 'unsent';

/**
 * Without SMTP the outbox page shows mail, but only while no other address than the machine's own is set: behind a proxy, which
 * PUBLIC_URL makes likely, everybody's requests seem to come from the machine.
 */
export function mailDelivery({ smtpUrl, baseUrl }: Pick<AppConfig, 'smtpUrl' | 'baseUrl'>): MailDelivery {
  if (smtpUrl) return 'sent';
  return isLoopbackOrigin(baseUrl) ? 'outbox' : 'unsent';
}
