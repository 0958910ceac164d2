import type { QuickAddContext, QuickAddEvent, QuickAddMember, QuickAddUnderstanding } from './types';
import { understandQuickAdd } from './understand';

/** A family with difficult names: two are common words, one is a month, one has a space. */
export const FAMILY: QuickAddMember[] = ['Sam', 'Mia', 'Mum', 'Grace', 'Will', 'May', 'Leo Park'].map(
  (displayName) => ({
    id: displayName,
    displayName,
  }),
);

/** A Wednesday morning in London, with the other settings of a family there. */
export const WEDNESDAY: QuickAddContext = {
  now: new Date('2026-11-18T10:00:00Z'),
  timeZone: 'Europe/London',
  locale: 'en-GB',
  members: FAMILY,
  me: 'Mum',
};

/**
 * The result in one line for tables: "Title | first..last start-end | for whom | place | repeat | reminders | birthday | note". A question
 * replaces the date: "reason? one reading or another".
 */
export function understood(text: string, context: QuickAddContext = WEDNESDAY): string {
  const answer = understandQuickAdd(text, context);
  const repeats =
    answer.isRecurring && `${answer.recurringType}/${answer.recurringInterval}${onOf(answer)}${untilOf(answer)}`;
  return [
    answer.title,
    answer.needsClarification ? questionOf(answer) : whenOf(answer),
    answer.whoIds.length > 0 && `for ${answer.whoIds.join('+')}`,
    answer.place && `at ${answer.place}`,
    repeats,
    ...answer.reminders.map(({ memberId, amount, unit, at }) =>
      ['remind', memberId, amount, unit, at].filter((part) => part !== null).join(' '),
    ),
    answer.kind === 'birthday' && 'birthday',
    answer.note && 'note',
  ]
    .filter(Boolean)
    .join(' | ');
}

const onOf = ({ recurringDays }: Pick<QuickAddEvent, 'recurringDays'>): string =>
  recurringDays ? ` on ${recurringDays.join('+')}` : '';

const untilOf = ({ recurringEndDate }: Pick<QuickAddEvent, 'recurringEndDate'>): string =>
  recurringEndDate ? ` until ${recurringEndDate}` : '';

function questionOf({ reason, candidates }: Extract<QuickAddUnderstanding, { needsClarification: true }>): string {
  const ends = new Set(candidates.map(({ event }) => event.recurringEndDate)).size > 1;
  return `${reason}? ${candidates.map(({ event }) => whenOf(event) + (ends ? untilOf(event) : '')).join(' or ')}`;
}

function whenOf({ eventDate, endDate, eventTime, eventEndTime }: QuickAddEvent): string {
  const days = eventDate === endDate ? eventDate : `${eventDate}..${endDate}`;
  const times = eventEndTime ? `${eventTime}-${eventEndTime}` : eventTime;
  return times ? `${days} ${times}` : days;
}
