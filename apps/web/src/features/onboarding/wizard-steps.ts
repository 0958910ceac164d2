import { t } from '../../app/messages/onboarding';
import type { Fold } from './fold-drawing';

/** The wizard's steps (specification, section 2). `invite` follows only a family that was created. */
export type WizardStep = 'profile' | 'family-choice' | 'create-family' | 'join-family' | 'invite';
export type FamilyChoice = 'create' | 'join';

const texts = t.onboarding.wizard.steps;

/** The steps as the list beside them shows them: joining ends where creating goes on to invite. */
export const stepsOf = (choice: FamilyChoice): readonly { step: WizardStep; label: string }[] => [
  { step: 'profile', label: texts.profile },
  { step: 'family-choice', label: texts.choice },
  ...(choice === 'create'
    ? ([
        { step: 'create-family', label: texts.create },
        { step: 'invite', label: texts.invite },
      ] as const)
    : ([{ step: 'join-family', label: texts.join }] as const)),
];

/** Where Back leads; null where there is no way back (a family that was created exists). */
export function stepBefore(step: WizardStep): WizardStep | null {
  if (step === 'family-choice') return 'profile';
  return step === 'create-family' || step === 'join-family' ? 'family-choice' : null;
}

/** How far the house is folded. */
export const foldOf: Readonly<Record<WizardStep, Fold>> = {
  profile: 'sheet',
  'family-choice': 'corner',
  'create-family': 'roof',
  'join-family': 'roof',
  invite: 'house',
};
