import type { Call, DomainFixture, World } from '../../test/tenancy/world';
import { BinModule } from './bin.module';

const EVENT = `mutation ($title: String!, $date: Date!) {
  addCalendarEvent(input: { title: $title, eventDate: $date }) { id } }`;
const DELETE_EVENT = 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }';
const JOB = 'mutation ($title: String!) { addJob(input: { title: $title }) { id } }';
const DELETE_JOB = 'mutation ($id: ID!) { deleteJob(id: $id) { id } }';

/** One deleted item of each type in the bin. */
async function deleted(world: World, use: string): Promise<{ type: string; id: string }[]> {
  const event = await world.ask(EVENT, { title: world.marked(`${use} event`), date: world.today });
  const job = await world.ask(JOB, { title: world.marked(`${use} job`) });
  await world.ask(DELETE_EVENT, { id: event.id });
  await world.ask(DELETE_JOB, { id: job.id });
  return [
    { type: 'calendar_event', id: event.id },
    { type: 'todo', id: job.id },
  ];
}

const each = async (world: World, use: string): Promise<Call[]> =>
  (await deleted(world, use)).map((variables) => ({ variables }));

/** Its rows are created by the owning domains' fixtures. */
export const binFixture: DomainFixture = {
  module: BinModule,
  operations: {
    restoreFromBin: (world) => each(world, 'restored'),
    deleteForever: (world) => each(world, 'gone'),
  },
  routes: {
    'post /api/bin/restore': async (world) => (await deleted(world, 'REST')).map((body) => ({ body })),
  },
  last: ['emptyBin'],
};
