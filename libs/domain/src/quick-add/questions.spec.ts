import { candidatesOf } from './questions';
import type { QuickAddEvent } from './types';

const event: QuickAddEvent = {
  ...{ kind: 'event', title: 'Camp', eventDate: '2026-10-09', endDate: '2026-10-09', eventTime: '15:00' },
  ...{ eventEndTime: null, who: 'Family', whoName: 'Family', whoIds: [], note: null },
  ...{ isRecurring: false, recurringType: null, recurringInterval: null, recurringEndDate: null },
  ...{ recurringDays: null, place: null, reminders: [] },
};

it('distinguishes interpretations that differ only in their last day', () => {
  const labels = candidatesOf([event, { ...event, endDate: '2026-10-11' }], 'en-GB').map(({ label }) => label);
  expect(new Set(labels).size).toBe(2);
  expect(labels[1]).toContain('11');
});
