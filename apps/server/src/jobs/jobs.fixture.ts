import type { Person } from '../../test';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { FamilyJobsModule } from './jobs.module';

const ADD = 'mutation ($input: JobInput!) { addJob(input: $input) { id subtasks { id } } }';
const TICK = 'mutation ($id: ID!) { setJobCompleted(id: $id, isCompleted: true) { job { id } } }';
const UPDATE =
  'mutation ($id: ID!, $input: JobChangesInput!, $key: String) { updateJob(id: $id, input: $input, undoKey: $key) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteJob(id: $id) { id } }';
const APPROVER = 'mutation ($id: ID!) { setJobApprover(memberId: $id, isApprover: true) { memberId } }';

let added = 0;
const job = (world: World, input: object = {}, caller?: Person) =>
  world.ask<{ id: string; subtasks: { id: string }[] }>(
    ADD,
    { input: { title: world.words(`job ${(added += 1)}`), ...input } },
    caller,
  );

const withPart = async (world: World) => {
  const { id, subtasks } = await job(world, { subtasks: [world.words('part')] });
  return { jobId: id, subtaskId: subtasks[0]?.id };
};

const deleted = async (world: World) => (await world.ask(DELETE, { id: (await job(world)).id })).id;

/** Completed by a member who is not an approver, so its points stay pending. */
const toApprove = async (world: World) => {
  const { id } = await job(world, {
    points: 5,
    needsApproval: true,
    assigneeId: world.member.membershipId,
    subtasks: [world.words('approved part')],
    dueDate: world.today,
    repeat: { type: 'weekly', weekdays: [0, 1, 2, 3, 4, 5, 6] },
  });
  await world.ask(TICK, { id }, world.member);
  return id;
};

const changed = async (world: World, key: string) => {
  await world.ask(UPDATE, { id: (await job(world)).id, input: { notes: world.words('changed') }, key });
  return key;
};

const inTurn = (world: World) => ({
  dueDate: world.today,
  repeat: {
    type: 'weekly',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    rotation: { mode: 'turn', memberIds: [world.admin.membershipId, world.member.membershipId] },
  },
});

export const jobsFixture: DomainFixture = {
  module: FamilyJobsModule,
  fill: async (world) => {
    const { id } = await job(world, {
      ...inTurn(world),
      title: world.words('bins'),
      notes: world.words('secret'),
      dueTime: '18:00',
      subtasks: [world.words('lid')],
      points: 5,
    });
    await world.ask(TICK, { id });
    world.ids['doneJob'] = id;
    world.ids['job'] = (await job(world, { ...inTurn(world), subtasks: [world.words('part')] })).id;
    await job(world, {
      ...{ dueDate: world.tomorrow, notes: world.words('later'), assigneeId: world.ids['child'] },
      repeat: { type: 'monthly', weekdays: [1], nth: -1 },
    });
    world.ids['jobToApprove'] = await toApprove(world);
    world.ids['deletedJob'] = await deleted(world);
    await changed(world, `${world.marker}-job-undo`);
    await world.ask(APPROVER, { id: world.ids['child'] });
  },
  screens: async (world, count) => {
    let id = '';
    for (let n = 0; n < count; n++) {
      const one = await job(world, { points: 5, subtasks: ['One', 'Two'], assigneeId: world.member.membershipId });
      if (n % 3 === 2) await world.ask(TICK, { id: one.id });
      else id = one.id;
    }
    const page = await world.ask<{ nextCursor: string }>('{ jobs(section: upcoming, first: 1) { nextCursor } }');
    return { JobNow: { id }, MoreJobs: { section: 'upcoming', filter: 'all', after: page.nextCursor } };
  },
  bin: { kind: 'todo', table: 'job' },
  operations: {
    job: ({ ids }) => ({ variables: { id: ids['job'] } }),
    jobs: () => ['today', 'upcoming', 'done'].map((section) => ({ variables: { section } })),
    understandJob: (world) =>
      ['every Monday', 'last Friday of every month'].map((when) => ({
        variables: { text: `bins ${when} at 3, ${world.member.name.split(' ')[0]}` },
      })),
    addJob: (world) => [
      { variables: { input: { title: 'For one', assigneeId: world.member.membershipId } } },
      { variables: { input: { title: 'In turn', ...inTurn(world) } } },
    ],
    updateJob: async (world) => [
      { variables: { id: (await job(world)).id, input: { assigneeId: world.member.membershipId } } },
      { variables: { id: (await job(world)).id, input: inTurn(world) } },
    ],
    setJobCompleted: async (world) => ({ variables: { id: (await job(world)).id, isCompleted: true } }),
    skipJob: async (world) => ({ variables: { id: (await job(world, inTurn(world))).id } }),
    moveJob: async (world) => ({ variables: { id: (await job(world)).id, afterId: (await job(world)).id } }),
    deleteJob: async (world) => ({ variables: { id: (await job(world)).id } }),
    undo: async (world) => ({ variables: { key: await changed(world, `${world.marker}-job-again`) } }),
    addJobSubtask: async (world) => ({ variables: { jobId: (await job(world)).id, title: 'A part' } }),
    changeJobSubtask: async (world) => ({ variables: { ...(await withPart(world)), input: { isDone: true } } }),
    removeJobSubtask: async (world) => ({ variables: await withPart(world) }),
    decideJobPoints: async (world) => ({ variables: { jobId: await toApprove(world), isApproved: true } }),
    setJobApprover: (world) => ({ variables: { memberId: world.member.membershipId, isApprover: true } }),
  },
  routes: {
    'post /api/todos': ({ member }) => ({
      body: { title: 'By REST', assigned_to_member_id: member.membershipId },
    }),
    'put /api/todos': async (world) => ({
      query: { id: (await job(world)).id },
      body: { title: 'Changed by REST', assigned_to_member_id: world.member.membershipId },
    }),
    'delete /api/todos': async (world) => [
      { query: { id: (await job(world)).id } },
      { body: { id: (await job(world)).id } },
    ],
  },
};
