import { todayIn } from '@homefold/domain';
import type { RestCalendarEvent } from '../../src/calendar/events/calendar.rest';
import { as } from '../client';
import { make } from '../make';
import type { Stage } from './processes';

/** Far from the zone of the server. */
const FAMILY_ZONES = {
  'Pacific/Kiritimati': 'Pacific/Pago_Pago',
  'America/Sao_Paulo': 'Pacific/Kiritimati',
};

/** For the first server and a later one, which are in different zones: TZ can only be set at start. */
export const zones: Stage = (processes) => {
  it('a server in another time zone than the family keeps every date and time as entered, and uses the family’s today', async () => {
    const { apiUrl, zone } = await processes.one();
    const familyZone = FAMILY_ZONES[zone];
    const { admin } = await make.family({ members: 0, timeZone: familyZone, apiUrl });
    const { rest, gql } = as(admin);
    for (const event_date of ['2026-03-29', '2026-10-25', '2018-11-04', '2026-12-31', '1900-01-01', '2200-12-31']) {
      const sent = { title: 'Day', event_date, event_time: '00:30', who: 'Family' };
      const added = await rest.post('/api/calendar', sent);
      const { event } = added.body as { event: RestCalendarEvent };
      expect(event).toMatchObject({ ...sent, end_date: event_date });
      // an update reads and rewrites the row
      const changed = await rest.put(`/api/calendar?id=${event.id}`, { title: 'Same day' });
      expect(changed.body).toMatchObject({ event: { title: 'Same day', event_date, end_date: event_date } });
      const { data } = await gql<{ calendarOccurrences: { startDate: string; event: { id: string } }[] }>(
        `query ($day: Date!) { calendarOccurrences(from: $day, to: $day) { startDate event { id } } }`,
        { day: event_date },
      );
      expect(data.calendarOccurrences).toContainEqual({ startDate: event_date, event: { id: event.id } });
    }
    const listed = await rest.get('/api/calendar');
    const { events } = listed.body as { events: RestCalendarEvent[] };
    const christmas = events.filter(({ id }) => id.startsWith('holiday:GB-ENG:2026-12-2'));
    expect(christmas.map(({ event_date }) => event_date)).toEqual(['2026-12-25', '2026-12-26', '2026-12-28']);

    // repeated if midnight has passed in the meantime
    let [today, count] = ['', 0];
    do {
      today = todayIn(familyZone, new Date());
      await rest.post('/api/calendar', { title: 'Today', event_date: today });
      const { data } = await gql<{ calendarCounts: { today: number } }>('{ calendarCounts { today } }');
      count = data.calendarCounts.today;
    } while (todayIn(familyZone, new Date()) !== today);
    expect(count).toBe(1);
  });
};
