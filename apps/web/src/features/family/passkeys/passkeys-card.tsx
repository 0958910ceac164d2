import { relativeTime } from '@homefold/domain';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { lazy, useCallback, useEffect, useState } from 'react';
import { useAppConfig } from '../../../session/auth-root';
import { identity } from '../../../session/identity-api';
import { passkeySupport } from '../../../session/passkey-support';
import { t } from '../../../messages/account/passkeys';
import { useViewer } from '../../../graphql/use-viewer';
import { browserTimeZone } from '../../../ui/time/browser-zone';
import { CardSection } from '../../../ui/basics/card';
import { ListRow, ListRows } from '../../../ui/lists/list-row';
import { ShapeSkeleton } from '../../../ui/states/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { Opening } from '../../../ui/states/opening';
import family from '../family.module.css';
import type { PasskeyTask } from './passkey-dialog';
import classes from './passkeys.module.css';

const PasskeyDialog = lazy(() => import('./passkey-dialog'));

interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

const texts = t.passkeys;

/**
 * The account's passkeys.
 * @param onSessionsEnded called when removing one has ended the other sessions
 */
export function PasskeysCard({ onSessionsEnded }: { onSessionsEnded: () => void }) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | 'loading' | 'failed'>('loading');
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const support = passkeySupport(useAppConfig());
  const { family: household } = useViewer();
  const now = useNow();
  const load = useCallback(
    () => identity<Passkey[]>('/list-passkeys').then(setPasskeys, () => setPasskeys('failed')),
    [],
  );
  useEffect(() => void load(), [load]);
  const changed = (done: PasskeyTask['kind']): void => {
    void load();
    if (done === 'remove') onSessionsEnded();
  };
  const clock = { now, timeZone: browserTimeZone(), locale: household?.settings.locale ?? 'en-GB' };
  return (
    <CardSection title={texts.title} className={family['rows'] ?? ''}>
      <div className={classes['lead']}>
        <p>{support === 'address' ? texts.atAddress(window.location.host) : texts.lead}</p>
        {support === 'browser' && <p>{texts.noBrowser}</p>}
      </div>
      {passkeys === 'loading' && (
        <ShapeSkeleton label={texts.loading}>{support === 'ready' && <AddButton />}</ShapeSkeleton>
      )}
      {passkeys === 'failed' && <WidgetError message={texts.failed} onRetry={() => void load()} />}
      {typeof passkeys !== 'string' && passkeys.length > 0 && (
        <ListRows isDivided className={family['sessions'] ?? ''}>
          {passkeys.map((passkey) => {
            const name = passkey.name || texts.unnamed;
            const used = passkey.lastUsedAt ? texts.used(relativeTime(passkey.lastUsedAt, clock)) : texts.unused;
            return (
              <ListRow
                key={passkey.id}
                variant="card"
                icon={<KeyRound size={20} strokeWidth={1.75} />}
                title={name}
                lines={[`${texts.added(relativeTime(passkey.createdAt, clock))}, ${used}`]}
                end={
                  <>
                    <IconButton
                      aria-label={texts.rename(name)}
                      onClick={() => setTask({ kind: 'rename', id: passkey.id, name })}
                    >
                      <Pencil size={18} aria-hidden />
                    </IconButton>
                    <IconButton
                      aria-label={texts.remove(name)}
                      onClick={() => setTask({ kind: 'remove', id: passkey.id, name })}
                    >
                      <Trash2 size={18} aria-hidden />
                    </IconButton>
                  </>
                }
              />
            );
          })}
        </ListRows>
      )}
      {support === 'ready' && typeof passkeys !== 'string' && <AddButton onAdd={() => setTask({ kind: 'add' })} />}
      {task && (
        <Opening>
          <PasskeyDialog task={task} onChange={() => changed(task.kind)} onClose={() => setTask(null)} />
        </Opening>
      )}
    </CardSection>
  );
}

const AddButton = ({ onAdd }: { onAdd?: () => void }) => (
  <div className={classes['foot']}>
    <Button variant="outlined" onClick={onAdd}>
      {texts.add}
    </Button>
  </div>
);
