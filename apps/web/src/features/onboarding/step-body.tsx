import Button from '@mui/material/Button';
import { ChevronLeft } from 'lucide-react';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { t } from '../../app/messages/onboarding';
import { FormError } from '../../ui/form-error';
import { FoldDrawing } from './fold-drawing';
import type { Fold } from './fold-drawing';
import classes from './wizard.module.css';

/** What a step knows of the wizard around it. */
export const StepFrameContext = createContext<{
  titleId: string;
  fold: Fold;
  back: (() => void) | null;
  setBusy: (busy: boolean) => void;
}>({ titleId: '', fold: 'sheet', back: null, setBusy: () => undefined });

/** One step: what it asks, its fields, its error, and the ways back and on. The whole of it is a form. */
export function StepBody({
  title,
  text,
  submit,
  busy = false,
  error,
  onSubmit,
  onSkip,
  children,
}: {
  title: string;
  text: string;
  /** Words of the main button; without them there is no foot. */
  submit?: string;
  busy?: boolean;
  error?: string | null;
  onSubmit: (event: SyntheticEvent) => void;
  onSkip?: () => void;
  children: ReactNode;
}) {
  const { titleId, fold, back, setBusy } = useContext(StepFrameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading tells a screen reader that another step is here.
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
          <Button type="submit" variant="contained" className={classes['submit'] ?? ''} disabled={busy}>
            {submit}
          </Button>
        </div>
      )}
    </form>
  );
}
