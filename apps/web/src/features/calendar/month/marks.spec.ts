import { event } from '../calendar.test-kit';
import type { Occurrence } from '../model/types';
import { dotsOf, firstOf } from './marks';

const on = (over: Parameters<typeof event>[0]): Occurrence => {
  const made = event(over);
  return { startDate: made.eventDate, endDate: made.endDate, event: made };
};

describe('the marks of a day on a phone', () => {
  it('has the emoji of the rarest event', () => {
    const walk = on({ title: 'Walk', emoji: '🐕', isRecurring: true, recurringType: 'daily' });
    const lunch = on({ title: 'Lunch' });
    const dentist = on({ title: 'Dentist', emoji: '🦷' });
    expect(firstOf([walk, lunch, dentist])?.event.title).toBe('Dentist');
    expect(firstOf([walk, lunch])?.event.title).toBe('Walk');
    expect(firstOf([lunch])?.event.title).toBe('Lunch');
    expect(firstOf([])).toBeUndefined();
  });

  it('has one dot for each person, and at most five', () => {
    const of = (...whoMemberIds: string[]) => on({ title: 'x', whoMemberIds });
    const whose = (occurrences: Occurrence[]) => dotsOf(occurrences).map(({ event: one }) => one.whoMemberIds[0]);
    expect(whose([of('tom'), of('emma', 'tom'), of(), of('emma'), of()])).toEqual(['tom', 'emma', undefined]);
    expect(whose([of('a', 'b', 'c', 'd', 'e', 'f')])).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
