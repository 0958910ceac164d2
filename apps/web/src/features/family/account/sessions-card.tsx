import { relativeTime } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Laptop, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../../../messages/family';
import { identity } from '../../../session/identity-api';
import { useViewer } from '../../../graphql/use-viewer';
import { browserTimeZone } from '../../../ui/time/browser-zone';
import { CardSection } from '../../../ui/basics/card';
import { Chip } from '../../../ui/basics/chip';
import { deviceOf } from '../../../ui/browser/device-name';
import { ListRow, ListRows } from '../../../ui/lists/list-row';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { useToasts } from '../../../ui/toasts/toasts';
import { useNow } from '../../../ui/time/use-now';
import { WidgetError } from '../../../ui/states/widget-boundary';
import classes from '../family.module.css';

interface Session {
  id: string;
  createdAt: string;
  userAgent: string | null;
  current: boolean;
}

const texts = t.family.settings;

/**
 * The account's sessions; other browsers can be signed out here.
 * @param ended changes when the other sessions were ended elsewhere, to refetch
 */
export function SessionsCard({ ended }: { ended: number }) {
  const [sessions, setSessions] = useState<readonly Session[] | 'loading' | 'failed'>('loading');
  const { family } = useViewer();
  const toasts = useToasts();
  const now = useNow();
  const load = useCallback(
    () => identity<Session[]>('/list-sessions').then(setSessions, () => setSessions('failed')),
    [],
  );
  useEffect(() => void load(), [load, ended]);
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
      {sessions === 'loading' && (
        <div className={classes['sessions']}>
          <RowsSkeleton rows={1} label={texts.sessionsLoading} height={60} />
        </div>
      )}
      {sessions === 'failed' && <WidgetError message={texts.sessionsFailed} onRetry={() => void load()} />}
      {typeof sessions !== 'string' && (
        <ListRows className={classes['sessions'] ?? ''}>
          {sessions.map((session) => {
            const { name, mobile } = deviceOf(session.userAgent);
            const Icon = mobile ? Smartphone : Laptop;
            return (
              <ListRow
                key={session.id}
                variant="card"
                icon={<Icon size={20} strokeWidth={1.75} />}
                title={name}
                lines={[texts.since(relativeTime(session.createdAt, clock))]}
                end={
                  session.current ? (
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
                  )
                }
              />
            );
          })}
        </ListRows>
      )}
    </CardSection>
  );
}
