/** The practical limit of Node: a bare Fastify handler, one prepared statement, no sign-in, no policies. */
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const app = fastify();

const dashboard = {
  name: 'dashboard',
  text: `with e as materialized (
           select id, start_date as "startDate", end_date as "endDate", title, description, event_time as "eventTime",
                  event_end_time as "eventEndTime", emoji, who
           from bench.dashboard_events($1, $2, $3)
         )
         select (select coalesce(json_agg(e), '[]') from e where "startDate" <= $2::text) as "todaysItems",
                (select coalesce(json_agg(e), '[]') from e) as events,
                (select coalesce(json_agg(a), '[]') from (
                   select a.id, a.type, a.resource, a.resource_id as "resourceId", a.description,
                          m.display_name as "userName", a.created_at as timestamp
                   from (select * from activity where family_id = $1 order by created_at desc, id desc limit 20) a
                   join membership m on m.family_id = a.family_id and m.id = a.actor_membership_id
                   order by a.created_at desc, a.id desc
                 ) a) as activities`,
};

app.get('/dashboard', async ({ query }) => {
  const { rows } = await pool.query({ ...dashboard, values: [query.family, query.from, query.to] });
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send('ready');
process.once('disconnect', () => process.exit());
