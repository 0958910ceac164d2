import { addDays, formatTime, isJobOverdue, nthName, timeIn, todayIn, weekdayNames } from '@homefold/domain';
import type { Nth } from '@homefold/domain';
import { t } from '../../../messages/jobs';
import type { FamilyView } from '../../../graphql/family';
import { dayLabel, nearDay } from '../../../ui/time/day-labels';
import type { DayContext } from '../../../ui/time/day-labels';
import { memberOf, namesOf } from './people';
import type { Job, Repeat } from './types';

/** When an open job is due: "Overdue since yesterday", "Today, 18:00", "Fri 9 Oct", "No date". */
export function dueLabel(job: Pick<Job, 'dueDate' | 'dueTime' | 'completedAt'>, context: DayContext): string {
  const { dueDate, dueTime } = job;
  const { today, locale } = context;
  const { due } = t.jobs;
  if (dueDate === null) return due.none;
  if (isJobOverdue(job, today))
    return dueDate === addDays(today, -1) ? due.overdueYesterday : due.overdue(dayLabel(dueDate, context));
  const day = nearDay(dueDate, context);
  return dueTime === null ? day : due.at(day, formatTime(dueTime, locale));
}

/** When a job was done: "07:50" of today, "Yesterday", "Tue 6 Oct". */
export function doneLabel(completedAt: string, { timeZone, locale, today }: DayContext & { timeZone: string }): string {
  const at = new Date(completedAt);
  const day = todayIn(timeZone, at);
  return day === today ? formatTime(timeIn(timeZone, at), locale) : nearDay(day, { locale, today });
}

/** The names of weekdays (0 Sunday to 6 Saturday): in full when there is one, short when there are several. */
function daysLabel(weekdays: readonly number[], locale: string): string {
  const names = weekdayNames(locale, 0, weekdays.length > 1 ? 'short' : 'long');
  return t.jobs.repeat.days(weekdays.map((day) => names[day] ?? ''));
}

/** "The second Tuesday". */
const weekdayOfMonthLabel = ([weekday = 0]: readonly number[], nth: number, locale: string): string =>
  t.jobs.repeat.nth(nthName(nth as Nth), weekdayNames(locale, 0, 'long')[weekday] ?? '');

/** "Every Monday", "Every 2 weeks on Mon and Thu", "2 weeks after it is done"; until when, where it ends. */
export function ruleLabel(repeat: Omit<Repeat, 'rotation' | 'startDate'>, context: DayContext): string {
  const { type, interval, weekdays, nth, from, endDate } = repeat;
  const labels = t.jobs.repeat;
  const ofMonth = nth ? weekdayOfMonthLabel(weekdays, nth, context.locale) : null;
  const days = weekdays.length > 0 ? (ofMonth ?? daysLabel(weekdays, context.locale)) : null;
  const rule =
    from === 'completion'
      ? labels.after(interval, type)
      : days === null
        ? labels.every(interval, type)
        : interval === 1 && !ofMonth
          ? labels.weekday(days)
          : labels.on(labels.every(interval, type), days);
  return endDate ? `${rule} ${labels.until(dayLabel(endDate, context))}` : rule;
}

/** "Sam and Mia in turn"; null without a rotation. */
export function turnsLabel(rotation: Repeat['rotation'], family: Pick<FamilyView, 'byId' | 'letters'>): string | null {
  if (!rotation) return null;
  const names = namesOf(rotation.memberIds, family);
  return rotation.mode === 'turn' ? t.jobs.repeat.turn(names) : t.jobs.repeat.leastDone(names);
}

/** The secondary line under a title: repeat, points, and last the note's first line, which may be long. */
export function secondaryLine(job: Job, family: FamilyView): string {
  const note = job.notes?.split('\n')[0]?.trim();
  const { repeat, points, pointsState } = job;
  const worth = points
    ? pointsState && pointsState !== 'earned'
      ? `${t.jobs.points(points)}, ${t.jobs.pointsState[pointsState]}`
      : t.jobs.points(points)
    : null;
  const rule = repeat && !job.isCompleted ? ruleLabel(repeat, family) : null;
  const turns = repeat && !job.isCompleted ? turnsLabel(repeat.rotation, family) : null;
  return [rule, turns, worth, note].filter(Boolean).join(' · ');
}

/** The toast after completing: the next due date, or the points earned. */
export function tickLabel(job: Job, next: Job | null, family: FamilyView): string {
  if (job.points && job.pointsState === 'pending') return t.jobs.donePending(job.title, job.points);
  if (next?.dueDate)
    return t.jobs.doneNext(job.title, nearDay(next.dueDate, family), next.assignee?.displayName ?? null);
  const doer = memberOf(job.doneByMemberId, family);
  if (job.points && doer) return t.jobs.doneEarned(job.title, job.points, doer.displayName);
  return t.jobs.done(job.title);
}
