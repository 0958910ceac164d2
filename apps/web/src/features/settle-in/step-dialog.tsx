import { lazy } from 'react';
import type { StepId } from './steps';
import { Opening } from '../../ui/states/opening';

const AddMemberDialog = lazy(() => import('../family/members/add-member-dialog'));
const InviteDialog = lazy(() => import('../family/members/invite-dialog'));
const CalendarDialog = lazy(() => import('../calendar/dialogs/calendar-dialog'));

/** The steps that open a dialog of their section. */
export type DialogStep = Exclude<StepId, 'jobs'>;

/** The dialog of a step, above the dashboard. */
export function StepDialog({ step, onClose }: { step: DialogStep; onClose: () => void }) {
  return (
    <Opening>
      {step === 'children' && <AddMemberDialog onClose={onClose} />}
      {step === 'birthdays' && <CalendarDialog kind="birthdays" onClose={onClose} />}
      {step === 'calendar' && <CalendarDialog kind="outside" onClose={onClose} />}
      {step === 'invite' && <InviteDialog onClose={onClose} />}
    </Opening>
  );
}
