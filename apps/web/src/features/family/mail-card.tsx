import { MailWarning } from 'lucide-react';
import { useAppConfig } from '../../app/auth/auth-root';
import { t } from '../../app/messages/family';
import classes from './family.module.css';

const texts = t.family.mail;

/** For whoever runs the server: nobody gets mail. Not shown where mail is sent. */
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

/** The page opens on the machine itself alone: elsewhere it is only named. */
function OutboxLink() {
  const isHere = /^(localhost|127\.|\[::1\])/.test(window.location.hostname);
  return isHere ? <a href="/dev/mail">{texts.outboxLink}</a> : texts.outbox;
}
