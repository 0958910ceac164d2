import { daysOfWeek, layoutMonth } from '@homefold/domain';
import type { Occurrence } from '../model/types';
import { event } from '../calendar.test-kit';
import { weekTops } from './rows';

const on = (over: Parameters<typeof event>[0]): Occurrence => {
  const made = event(over);
  return { startDate: made.eventDate, endDate: made.endDate, event: made };
};

function tops(occurrences: Occurrence[], dense = false) {
  const [week] = layoutMonth(occurrences, [daysOfWeek('2026-10-08', 0)]);
  if (!week) throw new Error('no week');
  return weekTops(week, dense);
}

describe('layout of a week in the month view', () => {
  it('packs each day independently', () => {
    const found = tops([
      on({ title: 'All day', eventDate: '2026-10-06' }),
      on({ title: 'After it', eventDate: '2026-10-06', eventTime: '15:30' }),
      on({ title: 'First', eventDate: '2026-10-07', eventTime: '09:30' }),
      on({ title: 'Second', eventDate: '2026-10-07', eventTime: '16:15' }),
    ]);
    expect(found.items[2]).toEqual([26]);
    expect(found.items[3]).toEqual([0, 36]);
  });

  it('keeps a band at one height below everything on its days, and "+N more" at the bottom', () => {
    const found = tops([
      on({ title: 'Trip', eventDate: '2026-10-04', endDate: '2026-10-06' }),
      on({ title: 'Visit', eventDate: '2026-10-06', endDate: '2026-10-08' }),
      on({ title: 'Dentist', eventDate: '2026-10-08', eventTime: '09:00' }),
      on({ title: 'Choir', eventDate: '2026-10-08', eventTime: '19:00' }),
    ]);
    expect(found.bars).toEqual([0, 36]);
    expect(found.items[4]).toEqual([0]);
    expect(found.more[4]).toBe(62);
  });

  it('uses one line per event in a month of six weeks', () => {
    const found = tops(
      [
        on({ title: 'First', eventDate: '2026-10-07', eventTime: '09:30' }),
        on({ title: 'Second', eventDate: '2026-10-07', eventTime: '16:15' }),
      ],
      true,
    );
    expect(found.items[3]).toEqual([0, 26]);
    expect(found.more[3]).toBe(52);
  });
});
