import Button from '@mui/material/Button';
import { ChevronLeft } from 'lucide-react';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { t } from '../../messages/account/onboarding';
import { FormError } from '../../ui/forms/form-error';
import { FoldDrawing } from './fold-drawing';
import type { Fold } from './fold-drawing';
import classes from './wizard.module.css';

/** What a step needs from the wizard. */
export const StepFrameContext = createContext<{
  titleId: string;
  fold: Fold;
  back: (() => void) | null;
  setBusy: (busy: boolean) => void;
}>({ titleId: '', fold: 'sheet', back: null, setBusy: () => undefined });

/** One step as a form: heading, fields, error, Back and the main button. */
export function StepBody({
  title,
  text,
  submit,
  quiet = false,
  busy = false,
  error,
  onSubmit,
  onSkip,
  children,
}: {
  title: string;
  text: string;
  /** Label of the main button; without it there is no footer. */
  submit?: string;
  /** The main button is not the recommended action (e.g. withdrawing), so it is not emphasized. */
  quiet?: boolean;
  busy?: boolean;
  error?: string | null;
  onSubmit: (event: SyntheticEvent) => void;
  onSkip?: () => void;
  children: ReactNode;
}) {
  const { titleId, fold, back, setBusy } = useContext(StepFrameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focusing the heading announces the step to screen readers.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    setBusy(busy);
    return () => setBusy(false);
  }, [busy, setBusy]);
  return (
    <form className={classes['body']} onSubmit={onSubmit} noValidate>
      <div className={classes['scroll']}>
        <FoldDrawing fold={fold} className={classes['smallFold']} />
        <h2 id={titleId} ref={heading} tabIndex={-1} className={classes['title']}>
          {title}
        </h2>
        <p className={classes['text']}>{text}</p>
        {children}
        <FormError text={error} />
      </div>
      {submit && (
        <div className={classes['end']}>
          {onSkip ? (
            <Button color="inherit" className={classes['quiet'] ?? ''} onClick={onSkip} disabled={busy}>
              {t.onboarding.wizard.skip}
            </Button>
          ) : (
            back && (
              <Button
                color="inherit"
                className={`${classes['quiet']} ${classes['back']}`}
                startIcon={<ChevronLeft aria-hidden />}
                onClick={back}
                disabled={busy}
              >
                {t.onboarding.wizard.back}
              </Button>
            )
          )}
          <Button
            type="submit"
            variant={quiet ? 'outlined' : 'contained'}
            className={classes['submit'] ?? ''}
            disabled={busy}
          >
            {submit}
          </Button>
        </div>
      )}
    </form>
  );
}
