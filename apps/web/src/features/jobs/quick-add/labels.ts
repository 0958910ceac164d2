import { formatLongDate, formatTime } from '@homefold/domain';
import type { QuickAddJob } from '@homefold/domain/quick-add';
import { t } from '../../../messages/jobs';
import type { FamilyView } from '../../../graphql/family';
import { memberOf, nameOf } from '../model/people';
import { fullDay } from '../../../ui/time/day-labels';
import { ruleLabel, turnsLabel } from '../model/labels';

const labels = t.jobs.quickAdd;

/** "Tomorrow, Sat 21 Nov"; "No date". */
export const dateLabel = ({ dueDate }: QuickAddJob, family: FamilyView): string =>
  dueDate === null ? t.jobs.due.none : fullDay(dueDate, family);

export const timeLabel = ({ dueTime }: QuickAddJob, { locale }: FamilyView): string =>
  dueTime === null ? labels.anyTime : formatTime(dueTime, locale);

export const whoLabel = ({ assigneeId }: QuickAddJob, family: FamilyView): string =>
  nameOf(memberOf(assigneeId, family));

/** "Every Monday"; '' if it does not repeat. */
export const repeatText = ({ repeat }: QuickAddJob, family: FamilyView): string =>
  repeat ? ruleLabel({ ...repeat, weekdays: [...repeat.weekdays] }, family) : '';

/** "Sam and Mia in turn"; '' without a rotation. */
export function turnsText({ repeat }: QuickAddJob, family: FamilyView): string {
  const rotation = repeat?.rotation;
  return rotation ? (turnsLabel({ ...rotation, memberIds: [...rotation.memberIds] }, family) ?? '') : '';
}

/** "10 points, with approval"; '' without points. */
export function pointsText({ points, needsApproval }: QuickAddJob): string {
  if (points === null) return '';
  return needsApproval ? labels.approval(t.jobs.points(points)) : t.jobs.points(points);
}

/** The whole job as a sentence, for screen readers. */
export function spokenFacts(job: QuickAddJob, family: FamilyView): string {
  const year = job.dueDate?.slice(0, 4) !== family.today.slice(0, 4);
  const turns = turnsText(job, family);
  return [
    job.dueDate && formatLongDate(job.dueDate, family.locale, { year }),
    job.dueTime && formatTime(job.dueTime, family.locale),
    repeatText(job, family),
    turns || labels.spoken.forWhom(whoLabel(job, family)),
    pointsText(job),
    job.note,
  ]
    .filter(Boolean)
    .join(', ');
}
