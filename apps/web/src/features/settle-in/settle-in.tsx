import { useMutation, useQuery } from '@apollo/client/react';
import { Check, ChevronDown, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../messages/settle-in';
import { useFamilyView } from '../../graphql/family';
import type { FamilyView } from '../../graphql/family';
import { registerLive } from '../../graphql/live/live-registry';
import { Button, IconButton } from '../../ui/basics/button';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import { useSections } from '../../ui/sections/sections';
import { Bone } from '../../ui/states/skeleton';
import { WidgetError } from '../../ui/states/widget-boundary';
import { useToasts } from '../../ui/toasts/toasts';
import { MovingIn } from './drawing';
import { FirstJobs } from './first-jobs';
import { CloseSettleInDocument, SettleInDocument } from './generated';
import classes from './settle-in.module.css';
import { StepDialog } from './step-dialog';
import type { DialogStep } from './step-dialog';
import { stepsOf } from './steps';
import type { Step } from './steps';

for (const type of ['todo', 'calendar_event', 'outside_calendar', 'invitation', 'family_member'])
  registerLive({ type, fields: ['settleIn'] });

const texts = t.settleIn;

/**
 * The first steps of a new family, ticked by what the family has. The dashboard reserves its place.
 * @param onClosed called when the viewer closes it, and with false when they undo that
 */
export default function SettleIn({ onClosed }: { onClosed: (isClosed: boolean) => void }) {
  const { family } = useFamilyView();
  return family && <Steps family={family} onClosed={onClosed} />;
}

function Steps({ family, onClosed }: { family: FamilyView; onClosed: (isClosed: boolean) => void }) {
  const id = useId();
  const sections = useSections();
  const { data, error, refetch } = useQuery(SettleInDocument, { fetchPolicy: 'cache-and-network' });
  const steps = stepsOf(data?.settleIn ?? null, family.members, {
    addMembers: family.isAdmin,
    haveJobs: sections.has('todos'),
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const isOver = data !== undefined && done === steps.length;
  const [dialog, setDialog] = useState<DialogStep | null>(null);
  const close = useClosing(isOver, onClosed);
  if (!data && error)
    return (
      <div className={classes['card']}>
        <WidgetError message={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
      </div>
    );
  return (
    <section aria-labelledby={id} className={classes['card']}>
      <div className={classes['head']}>
        <MovingIn className={classes['art']} />
        <div className={classes['words']}>
          <h2 id={id}>{isOver ? texts.done : texts.title}</h2>
          <p>{isOver ? texts.doneLead : texts.lead}</p>
          <p className={classes['progress']} role="status">
            {data ? texts.progress(done, steps.length) : <Bone width={88} />}
          </p>
          {isOver && (
            <Button variant="outlined" size="small" onClick={close}>
              {texts.finish}
            </Button>
          )}
        </div>
        {!isOver && (
          <IconButton className={classes['close'] ?? ''} aria-label={texts.close} onClick={close}>
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      <ul className={classes['steps']} aria-label={texts.list}>
        {steps.map((step) =>
          step.id === 'jobs' ? (
            <JobsStep key={step.id} step={step} isKnown={data !== undefined} family={family} />
          ) : (
            <li key={step.id}>
              <StepButton step={step} isKnown={data !== undefined} onClick={() => setDialog(step.id as DialogStep)} />
            </li>
          ),
        )}
      </ul>
      {dialog && <StepDialog step={dialog} onClose={() => setDialog(null)} />}
    </section>
  );
}

/** Three suggested jobs, below their step. */
function JobsStep({ step, isKnown, family }: { step: Step; isKnown: boolean; family: FamilyView }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <StepButton
        step={step}
        isKnown={isKnown}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
      />
      <div id={id}>{isOpen && <FirstJobs family={family} />}</div>
    </li>
  );
}

function StepButton({
  step: { title, text, isDone },
  isKnown,
  onClick,
  ...aria
}: {
  step: Step;
  isKnown: boolean;
  onClick: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}) {
  const Arrow = aria['aria-expanded'] === undefined ? ChevronRight : ChevronDown;
  return (
    <button type="button" className={classes['step']} data-done={isDone || undefined} onClick={onClick} {...aria}>
      <span className={classes['tick']} aria-hidden>
        {isDone && <Check size={16} strokeWidth={3} />}
      </span>
      <span className={classes['stepWords']}>
        <span className={classes['stepTitle']}>
          {isDone && <VisuallyHidden>{texts.isDone}</VisuallyHidden>}
          {title}
        </span>
        <span className={classes['stepText']}>{isKnown ? text : <Bone width={176} />}</span>
      </span>
      <Arrow size={20} aria-hidden />
    </button>
  );
}

/** Closes the card for the viewer on all devices, with Undo. A complete card stays where it is until the next visit. */
function useClosing(isOver: boolean, onClosed: (isClosed: boolean) => void): () => void {
  const toasts = useToasts();
  const [mutate] = useMutation(CloseSettleInDocument);
  const ended = useRef(false);
  useEffect(() => {
    if (!isOver || ended.current) return;
    ended.current = true;
    // Offline it is closed on the next visit.
    mutate({ variables: { isClosed: true } }).catch(() => undefined);
  }, [isOver, mutate]);
  const set = async (isClosed: boolean): Promise<void> => {
    onClosed(isClosed);
    try {
      await mutate({ variables: { isClosed } });
      if (isClosed) toasts.undo(texts.closed, () => void set(false));
    } catch {
      onClosed(!isClosed);
      toasts.error(texts.closeFailed);
    }
  };
  return () => {
    // The button disappears with the card.
    document.querySelector<HTMLElement>('h1')?.focus();
    if (isOver) onClosed(true);
    else void set(true);
  };
}
