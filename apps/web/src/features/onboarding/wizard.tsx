import IconButton from '@mui/material/IconButton';
import { Check, ChevronLeft, X } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../messages/account/onboarding';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import type { OwnRequest } from '../../graphql/use-join-request';
import { Dialog } from '../../ui/dialogs/dialog';
import { LogoMark } from '../../ui/basics/logo';
import { useDraft } from '../../ui/forms/use-draft';
import { CreateFamilyStep } from './create-family-step';
import type { CreateDraft } from './create-family-step';
import { FamilyChoiceStep } from './family-choice-step';
import { FoldDrawing } from './fold-drawing';
import { InvitationWait } from './invitation-wait';
import { InviteStep } from './invite-step';
import { JoinFamilyStep } from './join-family-step';
import { ProfileStep } from './profile-step';
import { StepFrameContext } from './step-body';
import { needsNoQuestions, useInvited } from './use-invited';
import { WaitingStep } from './waiting-step';
import { foldOf, stepBefore, stepsOf } from './wizard-steps';
import type { FamilyChoice, WizardStep } from './wizard-steps';
import classes from './wizard.module.css';

const texts = t.onboarding.wizard;

/**
 * The set-up wizard: profile, then create or join a family, then (after creating) invite. Illustrated by a sheet folding
 * into a house.
 */
export function Wizard({
  request,
  onAsked,
  inviteToken,
  onInviteUsed,
  onClose,
}: {
  /** The viewer's join request: if there is one, its state is the step to show. */
  request: OwnRequest;
  /** A join request was sent. */
  onAsked: () => void;
  inviteToken: string | null;
  onInviteUsed: () => void;
  onClose: (done: boolean) => void;
}) {
  const titleId = useId();
  const [step, setStep] = useState<WizardStep>('profile');
  const [choice, setChoice] = useState<FamilyChoice>(inviteToken ? 'join' : 'create');
  const place = useDraft({
    form: 'set-up',
    content: { step, choice },
    opened: { step: 'profile', choice: inviteToken ? 'join' : 'create' },
    edits: false,
    silent: true,
    onResume: (kept) => {
      // An invitation has its own two steps.
      if (inviteToken) return;
      const last = kept.choice === 'join' ? 'join' : 'create';
      setChoice(last);
      // Invitations follow the creation of a family, which is not repeated.
      setStep(stepsOf(last, false).find(({ step: one }) => one === kept.step && one !== 'invite')?.step ?? 'profile');
    },
  });
  const [draft, setDraft] = useState<CreateDraft | null>(null);
  const [created, setCreated] = useState<FamilyFieldsFragment | null>(null);
  const [joined, setJoined] = useState(false);
  const [busy, setBusy] = useState(false);
  const invited = useInvited(inviteToken, onInviteUsed);
  const { invitation, isInvited, isAwaited, isLooking, retry } = invited;

  // With a pending request the wizard shows the code step, also when reopened.
  const steps = stepsOf(request ? 'join' : choice, isInvited && !request);
  const shown = request ? 'join-family' : step;
  const at = steps.findIndex((each) => each.step === shown);
  const before = joined || request ? null : stepBefore(step, isInvited);
  const back = before && (() => setStep(before));
  const finish = (done: boolean): void => {
    if (done) place.settle();
    onClose(done);
  };
  const close = (): void => finish(created !== null || joined);
  return (
    <Dialog
      open
      onClose={(reason) => {
        if (busy) return;
        if (reason === 'escapeKeyDown' || (reason === 'back' && !back)) close();
        else if (reason === 'back') back?.();
        // A click outside must not end the set-up.
      }}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { className: classes['paper'] ?? '' } }}
    >
      <div className={classes['wizard']}>
        <div className={classes['art']}>
          <span className={classes['brand']}>
            <LogoMark size={26} />
            {t.common.product}
          </span>
          <FoldDrawing fold={joined ? 'house' : foldOf[shown]} className={classes['fold']} />
          <ol className={classes['steps']}>
            {steps.map((each, index) => (
              <li
                key={each.step}
                className={classes[index < at || joined ? 'ok' : index === at ? 'on' : 'later']}
                aria-current={index === at ? 'step' : undefined}
              >
                <span className={classes['number']} aria-hidden>
                  {index < at || joined ? <Check size={12} strokeWidth={3} /> : index + 1}
                </span>
                {each.label}
              </li>
            ))}
          </ol>
        </div>
        <div className={classes['sheetHead']}>
          <IconButton
            aria-label={texts.back}
            onClick={back ?? undefined}
            disabled={!back || busy}
            className={back ? '' : (classes['hidden'] ?? '')}
          >
            <ChevronLeft size={24} aria-hidden />
          </IconButton>
          <span>{texts.progress(at + 1, steps.length)}</span>
          <span className={classes['closeRoom']} />
          <div className={classes['progress']} aria-hidden>
            {steps.map((each, index) => (
              <span key={each.step} className={index <= at ? classes['done'] : ''} />
            ))}
          </div>
        </div>
        <div className={classes['close']}>
          <IconButton aria-label={t.common.close} onClick={close} disabled={busy}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <StepFrameContext value={{ titleId, fold: foldOf[shown], back, setBusy }}>
          {request && <WaitingStep request={request} />}
          {!request && step === 'profile' && isAwaited && (
            <InvitationWait isLooking={isLooking} onRetry={retry} onSkip={() => onClose(false)} />
          )}
          {!request && step === 'profile' && !isAwaited && (
            <ProfileStep
              invited={invitation && { ...invitation, joins: needsNoQuestions(invitation) }}
              onDone={() => setStep(isInvited ? 'join-family' : 'family-choice')}
              onSkip={() => onClose(false)}
            />
          )}
          {!request && step === 'family-choice' && (
            <FamilyChoiceStep
              choice={choice}
              onChoice={setChoice}
              onDone={() => setStep(choice === 'create' ? 'create-family' : 'join-family')}
            />
          )}
          {!request && step === 'create-family' && (
            <CreateFamilyStep
              draft={draft}
              onDraft={setDraft}
              onDone={(family) => {
                setCreated(family);
                setStep('invite');
              }}
            />
          )}
          {!request && step === 'join-family' && (
            <JoinFamilyStep
              invitation={invitation}
              inviteToken={inviteToken}
              joins={invitation !== null && needsNoQuestions(invitation)}
              onOther={() => {
                invited.other();
                setChoice('create');
                setStep('family-choice');
              }}
              onAsked={onAsked}
              onJoined={() => {
                setJoined(true);
                invited.joined();
              }}
              onDone={() => finish(true)}
            />
          )}
          {step === 'invite' && created && <InviteStep family={created} onDone={() => finish(true)} />}
        </StepFrameContext>
      </div>
    </Dialog>
  );
}
