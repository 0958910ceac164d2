import Button from '@mui/material/Button';
import { lazy, useCallback, useEffect, useState } from 'react';
import { identity } from '../../../session/identity-api';
import { t } from '../../../messages/account/second-factor';
import { CardSection } from '../../../ui/basics/card';
import { ShapeSkeleton } from '../../../ui/states/skeleton';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { Opening } from '../../../ui/states/opening';
import family from '../family.module.css';
import type { SecondFactorTask } from './second-factor-dialog';
import classes from './second-factor.module.css';

const SecondFactorDialog = lazy(() => import('./second-factor-dialog'));

interface Methods {
  authenticatorApp: boolean;
  recoveryCodesLeft: number;
}

const texts = t.secondFactor;

/**
 * The setting of two-step sign-in by authenticator app.
 * @param onSessionsEnded called when turning it on or off has ended the other sessions
 */
export function SecondFactorCard({ onSessionsEnded }: { onSessionsEnded: () => void }) {
  const [methods, setMethods] = useState<Methods | 'loading' | 'failed'>('loading');
  const [task, setTask] = useState<SecondFactorTask | null>(null);
  const load = useCallback(
    () => identity<Methods>('/sign-in-methods').then(setMethods, () => setMethods('failed')),
    [],
  );
  useEffect(() => void load(), [load]);
  const changed = (done: SecondFactorTask): void => {
    void load();
    if (done !== 'new-codes') onSessionsEnded();
  };
  return (
    <CardSection title={texts.title} className={family['padded'] ?? ''}>
      {methods === 'loading' && (
        <ShapeSkeleton label={texts.loading}>
          <TurnedOff />
        </ShapeSkeleton>
      )}
      {methods === 'failed' && <WidgetError message={texts.failed} onRetry={() => void load()} />}
      {typeof methods !== 'string' &&
        (methods.authenticatorApp ? (
          <div className={classes['card']}>
            <p className={family['muted']}>
              {texts.onText} {texts.codesLeft(methods.recoveryCodesLeft)}
            </p>
            <div className={classes['buttons']}>
              <Button variant="outlined" onClick={() => setTask('new-codes')}>
                {texts.newCodes}
              </Button>
              <Button variant="outlined" color="error" onClick={() => setTask('turn-off')}>
                {texts.turnOff}
              </Button>
            </div>
          </div>
        ) : (
          <TurnedOff onSetUp={() => setTask('set-up')} />
        ))}
      {task && (
        <Opening>
          <SecondFactorDialog task={task} onChange={() => changed(task)} onClose={() => setTask(null)} />
        </Opening>
      )}
    </CardSection>
  );
}

const TurnedOff = ({ onSetUp }: { onSetUp?: () => void }) => (
  <div className={family['line']}>
    <p>{texts.offText}</p>
    <Button variant="outlined" onClick={onSetUp}>
      {texts.setUp}
    </Button>
  </div>
);
