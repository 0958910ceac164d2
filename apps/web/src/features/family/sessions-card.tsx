import { relativeTime } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Laptop, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../../app/messages/family';
import { identity } from '../../app/auth/identity-api';
import { useViewer } from '../../graphql/use-viewer';
import { browserTimeZone } from '../../ui/browser-zone';
import { CardSection } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { deviceOf } from '../../ui/device-name';
import { RowsSkeleton } from '../../ui/skeleton';
import { useToasts } from '../../ui/toasts';
import { useNow } from '../../ui/use-now';
import { WidgetError } from '../../ui/widget-boundary';
import classes from './family.module.css';

interface Session {
  id: string;
  createdAt: string;
  userAgent: string | null;
  current: boolean;
}

const texts = t.family.settings;

/** Every browser this account is signed in with; any other one can be signed out from here. */
export function SessionsCard() {
  const [sessions, setSessions] = useState<readonly Session[] | 'loading' | 'failed'>('loading');
  const { family } = useViewer();
  const toasts = useToasts();
  const now = useNow();
  const load = useCallback(
    () => identity<Session[]>('/list-sessions').then(setSessions, () => setSessions('failed')),
    [],
  );
  useEffect(() => void load(), [load]);
  const revoke = (id: string): void =>
    void identity('/revoke-session', { id }).then(
      () => {
        setSessions((known) => (typeof known === 'string' ? known : known.filter((session) => session.id !== id)));
        toasts.success(texts.revoked);
      },
      () => toasts.error(),
    );
  const clock = { now, timeZone: browserTimeZone(), locale: family?.settings.locale ?? 'en-GB' };
  return (
    <CardSection title={texts.sessions} className={classes['rows'] ?? ''}>
      {sessions === 'loading' && <RowsSkeleton rows={2} label={texts.sessionsLoading} height={60} />}
      {sessions === 'failed' && <WidgetError message={texts.sessionsFailed} onRetry={() => void load()} />}
      {typeof sessions !== 'string' && (
        <ul className={classes['sessions']}>
          {sessions.map((session) => {
            const { name, mobile } = deviceOf(session.userAgent);
            const Icon = mobile ? Smartphone : Laptop;
            return (
              <li key={session.id}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <span className={classes['memberWords']}>
                  <span className={classes['sessionName']}>{name}</span>
                  <span className={classes['memberSub']}>{texts.since(relativeTime(session.createdAt, clock))}</span>
                </span>
                {session.current ? (
                  <Chip small tone="primary">
                    {texts.thisDevice}
                  </Chip>
                ) : (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={texts.revokeOf(name)}
                    onClick={() => revoke(session.id)}
                  >
                    {texts.revoke}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </CardSection>
  );
}
