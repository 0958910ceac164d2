import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { shiftWeek, weekLabel, weekOf } from '@homefold/domain/meals';
import { UtensilsCrossed } from 'lucide-react';
import { t } from '../../messages/meals';
import type { CommandContext, UnderstandCommand } from '../../ui/sections/commands';

const WORDS = /\b(?:meals?|dinners?|food|menu)\b/i;
const WEEKS: readonly [pattern: RegExp, weeks: number][] = [
  [/\bnext week\b|\bnext week's\b/i, 1],
  [/\blast week\b|\bprevious week\b/i, -1],
  [/\bthis week\b|\bcurrent week\b/i, 0],
];

/** "Go to next week's meals", "meals last week", "meals 2026-10-08": a week of the plan to show. */
export const understand: UnderstandCommand = (text, context) => {
  if (!WORDS.test(text)) return [];
  const date = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (isCalendarDate(date)) return [goTo(date, context)];
  const [, weeks] = WEEKS.find(([pattern]) => pattern.test(text)) ?? [];
  return weeks === undefined ? [] : [goTo(shiftWeek(weekOf(context.today), weeks).startDate, context)];
};

const goTo = (date: CalendarDate, { go, locale, today }: CommandContext) => ({
  id: `meals-${date}`,
  label: t.meals.plan.goTo(weekLabel(weekOf(date), locale, today)),
  icon: UtensilsCrossed,
  run: () => go({ sub: date }),
});
