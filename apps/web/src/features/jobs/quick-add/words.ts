import { addDays, formatLongDate, formatTime } from '@homefold/domain';
import type { QuickAddJob } from '@homefold/domain/quick-add';
import { t } from '../../../app/messages/jobs';
import type { FamilyView } from '../../../graphql/family';
import { memberOf, nameOf } from '../model/people';
import { dayLabel, ruleLabel, turnsLabel } from '../model/words';

const words = t.jobs.quickAdd;

/** "Tomorrow, Sat 21 Nov"; "No date". */
export function dateLabel({ dueDate }: QuickAddJob, family: FamilyView): string {
  if (dueDate === null) return t.jobs.due.none;
  const day = dayLabel(dueDate, family);
  if (dueDate === family.today) return words.today(day);
  return dueDate === addDays(family.today, 1) ? words.tomorrow(day) : day;
}

export const timeLabel = ({ dueTime }: QuickAddJob, { locale }: FamilyView): string =>
  dueTime === null ? words.anyTime : formatTime(dueTime, locale);

export const whoLabel = ({ assigneeId }: QuickAddJob, family: FamilyView): string =>
  nameOf(memberOf(assigneeId, family));

/** "Every Monday"; '' for what is done once. */
export const repeatText = ({ repeat }: QuickAddJob, family: FamilyView): string =>
  repeat ? ruleLabel({ ...repeat, weekdays: [...repeat.weekdays] }, family) : '';

/** "Sam and Mia in turn"; '' where nobody takes turns. */
export function turnsText({ repeat }: QuickAddJob, family: FamilyView): string {
  const rotation = repeat?.rotation;
  return rotation ? (turnsLabel({ ...rotation, memberIds: [...rotation.memberIds] }, family) ?? '') : '';
}

/** "10 points, with approval"; '' without points. */
export function pointsText({ points, needsApproval }: QuickAddJob): string {
  if (points === null) return '';
  return needsApproval ? words.approval(t.jobs.points(points)) : t.jobs.points(points);
}

/** Everything of a job in a sentence, for whoever does not see the chips. */
export function spokenFacts(job: QuickAddJob, family: FamilyView): string {
  const year = job.dueDate?.slice(0, 4) !== family.today.slice(0, 4);
  const turns = turnsText(job, family);
  return [
    job.dueDate && formatLongDate(job.dueDate, family.locale, { year }),
    job.dueTime && formatTime(job.dueTime, family.locale),
    repeatText(job, family),
    turns || words.spoken.forWhom(whoLabel(job, family)),
    pointsText(job),
    job.note,
  ]
    .filter(Boolean)
    .join(', ');
}
