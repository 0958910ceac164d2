import { MailWarning } from 'lucide-react';
import { useAppConfig } from '../../../session/auth-root';
import { t } from '../../../messages/family';
import classes from '../family.module.css';

const texts = t.family.mail;

/** Informs the server's operator that mail is not delivered. Hidden if it is. */
export function MailCard() {
  const mail = useAppConfig()?.mail;
  if (!mail || mail === 'sent') return null;
  return (
    <section aria-labelledby="mail-card" className={classes['mail']}>
      <MailWarning size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <h2 id="mail-card">{texts.title}</h2>
        <p>{texts.lead}</p>
        <p>{mail === 'outbox' ? <OutboxLink /> : texts.unsent}</p>
      </div>
    </section>
  );
}

/** The page is only served on the machine itself: elsewhere its name is not a link. */
function OutboxLink() {
  const isHere = /^(localhost|127\.|\[::1\])/.test(window.location.hostname);
  return isHere ? <a href="/dev/mail">{texts.outboxLink}</a> : texts.outbox;
}
