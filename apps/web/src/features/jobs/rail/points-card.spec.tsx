import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { ashdowns, emmaMember, tomMember, viewer } from '../../../test/people';
import { job, openJobs, sent } from '../jobs.test-kit';
import type { Job } from '../model/types';
import './approvers-dialog';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const tick = (name: string) => screen.findByRole('checkbox', { name });
const waiting = (title: string): Job =>
  job({
    ...{ title, of: 'tom', points: 20, needsApproval: true, pointsState: 'pending' },
    ...{ completedAt: '2026-10-08T06:30:00.000Z', doneByMemberId: 'member-tom' },
  });
const members = (earned: number, pending: number, isApprover = false) => [
  { memberId: 'member-emma', earned: 0, pending: 0, isApprover: false },
  { memberId: 'member-tom', earned, pending, isApprover },
];
/** Emma as a child, who sees the points and decides nothing. */
const asChild = () => {
  const membership = { ...emmaMember, role: 'family_member' };
  return viewer({ membership, family: { ...ashdowns, members: [membership, tomMember] } });
};

/** Opens the jobs with requests for approval, over a server that decides them. */
function open(...toApprove: Job[]) {
  const opened = openJobs(toApprove, { jobPoints: { members: members(5, 40), toApprove } });
  const { fake } = opened;
  const decisions: unknown[] = [];
  let refusal: Error | null = null;
  fake.graphql['decideJobPoints'] = (args: { jobId: string; isApproved: boolean }) => {
    decisions.push([fake.jobs.find(({ id }) => id === args.jobId)?.title, args.isApproved]);
    const error = refusal;
    refusal = null;
    if (error) throw error;
    const decided = fake.jobs.find(({ id }) => id === args.jobId) as Job;
    const pointsState = args.isApproved ? ('earned' as const) : ('refused' as const);
    fake.jobs = fake.jobs.map((one) => (one === decided ? { ...decided, pointsState } : one));
    return fake.jobs.find(({ id }) => id === args.jobId);
  };
  return { ...opened, decisions, refuse: (error: Error) => (refusal = error) };
}

const approve = (title: string) => screen.findByRole('button', { name: `Approve the points of ${title} for Tom` });
const refuse = (title: string) =>
  screen.findByRole('button', { name: `Not this time: the points of ${title} for Tom` });
const line = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

it('asks a parent for each job, counts approved points at once, and offers to approve refused ones', async () => {
  const { actor, decisions } = open(waiting('Mow the lawn'), waiting('Wash the car'));
  expect(await screen.findByText('40 waiting')).toBeVisible();
  expect(screen.getByText('Tom: 5 points')).toBeInTheDocument();
  expect(line('Mow the lawn')).toHaveTextContent('20 points, waiting for approval');
  await actor.click(await approve('Mow the lawn'));
  // the next request takes the focus
  expect(await approve('Wash the car')).toHaveFocus();
  expect(await screen.findByText('Tom has earned 20 points')).toBeVisible();
  expect(screen.getByText('Tom: 25 points')).toBeInTheDocument();
  expect(screen.getByText('20 waiting')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve the points of Mow/ })).not.toBeInTheDocument();
  expect(line('Mow the lawn')).toHaveTextContent(/20 points$|20 points[^,]/);
  await actor.click(await refuse('Wash the car'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const toast = (await screen.findByText('“Wash the car” earned no points')).closest('li') as HTMLElement;
  expect(screen.getByText('Tom: 25 points')).toBeInTheDocument();
  expect(screen.queryByText(/waiting$/)).not.toBeInTheDocument();
  expect(line('Wash the car')).toHaveTextContent('20 points, not approved');
  await actor.click(within(toast).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(decisions).toEqual([
      ['Mow the lawn', true],
      ['Wash the car', false],
      ['Wash the car', true],
    ]),
  );
});

it('keeps a request that could not be decided, says why, and retries', async () => {
  const { actor, decisions, refuse: fail } = open(waiting('Mow the lawn'));
  fail(domainError('FORBIDDEN', 'Only approvers decide on points.'));
  await actor.click(await approve('Mow the lawn'));
  expect(await screen.findByText('Only approvers decide on points.')).toBeVisible();
  fail(domainError('INTERNAL', 'No'));
  await actor.click(await approve('Mow the lawn'));
  const toast = (await screen.findByText('The points could not be decided. Please try again.')).closest('li');
  expect(await approve('Mow the lawn')).toBeVisible();
  await actor.click(within(toast as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tom has earned 20 points')).toBeVisible();
  expect(decisions).toHaveLength(3);
});

it('shows a child the points, without a decision, and says that a parent sets and approves them', async () => {
  const { actor } = openJobs(
    [waiting('Mow the lawn'), job({ title: 'Rake leaves', of: 'emma', points: 20, needsApproval: true })],
    { me: asChild(), jobPoints: { members: members(0, 20), toApprove: [waiting('Mow the lawn')] } },
  );
  expect(await screen.findByText('20 waiting')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Who approves' })).not.toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Edit Rake leaves' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Family Job' }));
  expect(dialog.getByText('20 points. A parent sets the points.')).toBeVisible();
  expect(dialog.queryByLabelText('Points')).not.toBeInTheDocument();
  await actor.keyboard('{Escape}');
  await actor.click(await tick('Rake leaves'));
  expect(await screen.findByText('“Rake leaves” is done. 20 points wait for approval')).toBeVisible();
});

it('lets an admin choose who else may approve; admins always may', async () => {
  const chosen: unknown[] = [];
  let isBroken = true;
  const { actor } = openJobs([], {
    jobPoints: { members: members(5, 0), toApprove: [] },
    setJobApprover: (args: { memberId: string; isApprover: boolean }) => {
      chosen.push({ ...args });
      if (isBroken) throw domainError('INTERNAL', 'No');
      return members(5, 0, args.isApprover);
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Who approves' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who approves points' }));
  const emma = dialog.getByRole('switch', { name: /^Emma/ });
  expect(emma).toBeChecked();
  expect(emma).toBeDisabled();
  // Poppy has no account.
  expect(dialog.getAllByRole('switch')).toHaveLength(2);
  const tom = dialog.getByRole('switch', { name: 'Tom' });
  expect(tom).not.toBeChecked();
  await actor.click(tom);
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeInTheDocument();
  await waitFor(() => expect(tom).not.toBeChecked());
  isBroken = false;
  await actor.click(tom);
  await waitFor(() => expect(tom).toBeChecked());
  expect(chosen).toEqual([
    { memberId: 'member-tom', isApprover: true },
    { memberId: 'member-tom', isApprover: true },
  ]);
  await actor.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks before a job is reopened whose points were approved', async () => {
  const { actor, fake } = openJobs([{ ...waiting('Mow the lawn'), pointsState: 'earned' }]);
  await actor.click(await tick('Mow the lawn'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Complete Family Job' }));
  expect(question.getByText(/^20 points were earned with “Mow the lawn”\./)).toBeVisible();
  expect(sent(fake, 'complete')).toEqual([]);
  await actor.click(question.getByRole('button', { name: 'Mark incomplete' }));
  await waitFor(() => expect(sent(fake, 'complete')).toEqual([{ id: fake.jobs[0]?.id, isCompleted: false }]));
  expect(await screen.findByText('“Mow the lawn” is open again')).toBeVisible();
});
