import { addMonths, diffDays, formatDate, formatLongDate, formatMonthTitle, startOfMonth } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { understandQuickAdd } from '@homefold/domain/quick-add';
import { CalendarSearch } from 'lucide-react';
import { t } from '../../messages/calendar';
import type { Command, CommandContext, UnderstandCommand } from '../../ui/sections/commands';

const START = /^\s*(?:(?:go|jump|open|show)(?: me)?(?: to)?|calendar)\s+/i;
/** Shorter words are the beginnings of others. */
const LETTERS = 3;
const MONTH_AND_YEAR = /^(\p{L}+)\.?(?:\s+(\d{4}))?$/u;

/** "Go to March", "3 October", "tomorrow", "next Friday": a month or a day to show. */
export const understand: UnderstandCommand = (text, context) => {
  const phrase = text.replace(START, '').trim();
  if (phrase.length < LETTERS) return [];
  const months = monthsOf(phrase, context);
  if (months.length > 0)
    return months.map((month) => goTo(month.slice(0, 7), formatMonthTitle(month, context.locale), context));
  const day = dayOf(phrase, context);
  return day ? [goTo(day, formatLongDate(day, context.locale, { year: true }), context)] : [];
};

const goTo = (sub: string, place: string, { go }: CommandContext): Command => ({
  id: `calendar-${sub}`,
  label: t.shell.goTo(place),
  icon: CalendarSearch,
  run: () => go({ sub }),
});

/** The months that a name stands for, in English or the family's language: the next one, then the one before. */
function monthsOf(phrase: string, { today, locale }: CommandContext): CalendarDate[] {
  const [, name, year] = MONTH_AND_YEAR.exec(phrase) ?? [];
  if (!name) return [];
  const called = (month: CalendarDate): boolean =>
    [locale, 'en-GB'].some((language) =>
      formatDate(month, language, { month: 'long' }).toLowerCase().startsWith(name.toLowerCase()),
    );
  const first = startOfMonth(today);
  // Abbreviations are those of one month: "ju" would be two, and is too short anyway.
  const next = Array.from({ length: 12 }, (_, ahead) => addMonths(first, ahead)).find(called);
  if (!next) return [];
  return year ? [`${year}${next.slice(4)}`] : [next, addMonths(next, -12)];
}

/** The day that the whole phrase names. */
function dayOf(phrase: string, { now, timeZone, locale, country, today }: CommandContext): CalendarDate | null {
  const { eventDate, spans } = understandQuickAdd(phrase, { now, timeZone, locale, country, members: [] });
  const [span] = spans;
  const isWhole = spans.length === 1 && span?.kind === 'date' && span.start === 0 && span.end === phrase.length;
  return isWhole && eventDate !== null && Math.abs(diffDays(eventDate, today)) < 20_000 ? eventDate : null;
}
