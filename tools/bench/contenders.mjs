/** The contenders: how to query each for a family's dashboard, and how to normalise its answer. */

const EVENT = 'title description eventTime eventEndTime emoji who';
const GRAPHQL = `query Dashboard($date: Date!) { dashboard(date: $date) {
  todaysItems { id startDate endDate event { ${EVENT} } }
  events { id startDate endDate event { ${EVENT} } }
  activities { id type resource resourceId description userName timestamp } } }`;

const PEER = `query Dashboard($family: UUID!, $from: Date!, $to: Date!) {
  todaysItems: benchDashboardEventsList(familyId: $family, fromDate: $from, toDate: $from) { id: rowId startDate endDate ${EVENT} }
  events: benchDashboardEventsList(familyId: $family, fromDate: $from, toDate: $to) { id: rowId startDate endDate ${EVENT} }
  activities: allActivitiesList(condition: { familyId: $family }, orderBy: CREATED_AT_DESC, first: 20) {
    id: rowId type resource resourceId description createdAt actor: membershipByFamilyIdAndActorMembershipId { displayName } } }`;

const json = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Signed in, from separate addresses: limits by address are on. */
export const signedIn = (person) => ({ authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.address });

const event = (row) => [
  ...[row.id, row.startDate, row.endDate, row.title, row.description],
  ...[row.eventTime, row.eventEndTime, row.emoji, row.who],
];
const activity = (row) => [
  ...[row.id, row.type, row.resource, row.resourceId, row.description, row.userName],
  new Date(row.timestamp).toISOString(),
];
const byId = (a, b) => (a[0] < b[0] ? -1 : 1);
const dashboard = ({ todaysItems, events, activities }) => ({
  todaysItems: todaysItems.map(event).sort(byId),
  events: events.map(event).sort(byId),
  activities: activities.map(activity),
});
const occurrence = ({ event: own, ...dates }) => ({ ...own, ...dates });

const restEvent = ({ id, start_date, end_date, event: own }) => ({
  ...{ id, startDate: start_date, endDate: end_date, title: own.title, description: own.description },
  ...{ eventTime: own.event_time, eventEndTime: own.event_end_time, emoji: own.emoji, who: own.who },
});

/** @param day first day of the window, @param last its last */
export const contenders = ({ day, last }) => ({
  graphql: {
    title: 'Homefold, GraphQL',
    request: (person) => ({
      path: '/graphql',
      ...json({ query: GRAPHQL, variables: { date: day } }, signedIn(person)),
    }),
    read: ({ data }) =>
      dashboard({
        todaysItems: data.dashboard.todaysItems.map(occurrence),
        events: data.dashboard.events.map(occurrence),
        activities: data.dashboard.activities,
      }),
  },
  rest: {
    title: 'Homefold, REST',
    request: (person) => ({ method: 'GET', path: `/api/dashboard?date=${day}`, headers: signedIn(person) }),
    read: ({ todays_items, events, activities }) =>
      dashboard({
        todaysItems: todays_items.map(restEvent),
        events: events.map(restEvent),
        activities: activities.map((row) => ({ ...row, resourceId: row.data.resourceId })),
      }),
  },
  fastify: {
    title: 'Fastify and pg, bare',
    request: ({ familyId }) => ({ method: 'GET', path: `/dashboard?family=${familyId}&from=${day}&to=${last}` }),
    read: dashboard,
  },
  postgraphile: {
    title: 'PostGraphile 5',
    request: ({ familyId }) => ({
      path: '/graphql',
      ...json({ query: PEER, variables: { family: familyId, from: day, to: last } }),
    }),
    read: ({ data }) =>
      dashboard({
        ...data,
        activities: data.activities.map((row) => ({
          ...row,
          userName: row.actor.displayName,
          timestamp: row.createdAt,
        })),
      }),
  },
});
