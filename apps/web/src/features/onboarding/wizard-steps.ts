import { t } from '../../messages/account/onboarding';
import type { Fold } from './fold-drawing';

/** The wizard's steps. `invite` only follows creating a family. */
export type WizardStep = 'profile' | 'family-choice' | 'create-family' | 'join-family' | 'invite';
export type FamilyChoice = 'create' | 'join';

const texts = t.onboarding.wizard.steps;

/** The steps as listed. Creating a family ends with inviting, joining does not; an invited user skips the choice. */
export const stepsOf = (choice: FamilyChoice, isInvited: boolean): readonly { step: WizardStep; label: string }[] => [
  { step: 'profile', label: texts.profile },
  ...(isInvited ? [] : [{ step: 'family-choice', label: texts.choice } as const]),
  ...(choice === 'create'
    ? ([
        { step: 'create-family', label: texts.create },
        { step: 'invite', label: texts.invite },
      ] as const)
    : ([{ step: 'join-family', label: texts.join }] as const)),
];

/** The step that Back goes to; null if there is none (after a family was created). */
export function stepBefore(step: WizardStep, isInvited: boolean): WizardStep | null {
  if (step === 'family-choice' || (isInvited && step === 'join-family')) return 'profile';
  return step === 'create-family' || step === 'join-family' ? 'family-choice' : null;
}

/** The drawing of each step. */
export const foldOf: Readonly<Record<WizardStep, Fold>> = {
  profile: 'sheet',
  'family-choice': 'corner',
  'create-family': 'roof',
  'join-family': 'roof',
  invite: 'house',
};
