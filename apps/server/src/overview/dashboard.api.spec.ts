import { addEvent, as, make, type Family } from '../../test';
import type { RestDashboard } from './dashboard.types';

const DASHBOARD = `query ($date: Date, $days: Int) { dashboard(date: $date, days: $days) {
  date todaysItems { id } events { id startDate endDate event { id title who } }
  activities { id description userName actor { displayName } } } }`;

interface Answer {
  dashboard: {
    date: string;
    todaysItems: { id: string }[];
    events: { id: string; startDate: string; endDate: string; event: { id: string; title: string; who: string } }[];
    activities: { id: string; description: string; userName: string }[];
  };
}

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family()]);
  await addEvent(ours.admin, { event_date: '2026-11-10' });
  await addEvent(theirs.admin, { title: 'Not yours', event_date: '2026-11-10' });
});

it('answers the same through both APIs, without data of another family', async () => {
  const { data } = await as(ours.member).gql<Answer>(DASHBOARD, { date: '2026-11-09' });
  const answer = await as(ours.member).rest.get('/api/dashboard?date=2026-11-09');
  expect(answer.status).toBe(200);
  const rest = answer.body as RestDashboard;
  const { dashboard } = data;
  expect(dashboard.todaysItems).toEqual([]);
  expect(dashboard.events).toMatchObject([{ startDate: '2026-11-10', event: { title: 'Dentist', who: 'Family' } }]);
  expect(rest.date).toBe(dashboard.date);
  expect(rest.todays_items).toEqual([]);
  expect(
    rest.events.map(({ id, start_date, end_date, event }) => ({ id, start_date, end_date, title: event.title })),
  ).toEqual(
    dashboard.events.map(({ id, startDate, endDate, event }) => ({
      id,
      start_date: startDate,
      end_date: endDate,
      title: event.title,
    })),
  );
  expect(rest.activities.map(({ id, userName }) => ({ id, userName }))).toEqual(
    dashboard.activities.map(({ id, userName }) => ({ id, userName })),
  );
  expect(dashboard.activities[0]?.description).toBe('added Dentist to the calendar');
  expect(JSON.stringify([data, rest])).not.toContain('Not yours');
});

it('refuses the same through both APIs, with the field', async () => {
  const { errors } = await as(ours.admin).gql(DASHBOARD, { days: 99 });
  const answer = await as(ours.admin).rest.get('/api/dashboard?days=99');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'days' });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'INVALID', field: 'days' });
});

it('is for members of a family only', async () => {
  const nobody = await make.person();
  const { errors } = await as(nobody).gql(DASHBOARD, {});
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'NO_FAMILY' });
  expect((await as(nobody).rest.get('/api/dashboard')).status).toBe(409);
  expect((await as(null).rest.get('/api/dashboard')).status).toBe(401);
});
