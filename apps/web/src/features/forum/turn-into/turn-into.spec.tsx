import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import type { Post } from '../data/types';
import { openForum, person, post } from '../forum.test-kit';
import '../../../graphql/forum-post/from-post';
import './turn-into';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const added = (args: { input: { title: string; notes?: string | null; dueDate?: string | null } }) => ({
  ...{ id: 'job-1', assignee: null, dueTime: null, isCompleted: false, completedAt: null, completedByMemberId: null },
  ...{ doneByMemberId: null, position: 1024, repeat: null, subtasks: [], points: null, needsApproval: false },
  ...{ pointsState: null, createdByMemberId: 'member-emma', createdAt: '2026-10-08T08:00:00.000Z', version: 1 },
  ...{ updatedAt: '2026-10-08T08:00:00.000Z', notes: null, dueDate: null, ...args.input },
});

describe('a job made from a post', () => {
  const stored = () => post({ title: 'Fix the hatch', content: '@Tom, the hinge is here.\n\n**When:** tomorrow' });
  const turn = async (actor: ReturnType<typeof openForum>['actor']) => {
    await actor.click(await screen.findByRole('button', { name: 'Post menu: Fix the hatch' }));
    await actor.click(await screen.findByRole('menuitem', { name: /job/i }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Family Job' }));
    return { form, submit: form.getByRole('button', { name: 'Add Family Job' }) };
  };

  it('is reviewed in the form of jobs, stored there, and linked to the post', async () => {
    const one = stored();
    const links: unknown[] = [];
    const { actor, fake } = openForum([one], {
      answers: {
        addJob: added,
        linkForumPost: (args: object) => {
          links.push({ ...args });
          const linked: Post = { ...one, records: [{ type: 'todo', recordId: 'job-1', title: 'Fix the hatch' }] };
          fake.posts = [linked];
          return linked;
        },
      },
    });
    const { form, submit } = await turn(actor);
    expect(form.getByLabelText('Title')).toHaveValue('Fix the hatch');
    expect(form.getByLabelText(/^Due date/)).toHaveValue('9 Oct 2026');
    expect(form.getByLabelText(/^Notes/)).toHaveValue('@Tom, the hinge is here.\nWhen: tomorrow');
    expect(links).toEqual([]);
    await actor.click(submit);
    await waitFor(() => expect(links).toEqual([{ postId: one.id, type: 'todo', recordId: 'job-1' }]));
    await actor.click(await screen.findByRole('button', { name: 'Back to the post' }));
    expect(await screen.findByRole('button', { name: 'Job: Fix the hatch' })).toBeVisible();
  });

  it('is kept if the link is refused, which is reported', async () => {
    const { actor } = openForum([stored()], {
      answers: {
        addJob: added,
        linkForumPost: () => {
          throw domainError('NOT_FOUND', 'This post does not exist.');
        },
      },
    });
    const { submit } = await turn(actor);
    await actor.click(submit);
    expect(await screen.findByText('Somebody has deleted the post.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Back to the post' })).not.toBeInTheDocument();
  });
});

it('is linked from the post, and marked if it is in the bin', async () => {
  openForum([
    post({
      author: person('emma'),
      records: [
        { type: 'calendar_event', recordId: 'event-1', title: 'Choir concert' },
        { type: 'todo', recordId: 'job-1', title: null },
      ],
    }),
  ]);
  const links = within(await screen.findByRole('list', { name: 'What it became' }));
  expect(links.getByRole('button', { name: 'Event: Choir concert' })).toBeVisible();
  expect(links.getByText('Job: In the bin')).toBeVisible();
  expect(links.getAllByRole('button')).toHaveLength(1);
});

it('opens the form of events with what the post says about day, time and place', async () => {
  const { actor } = openForum([
    post({ title: 'Choir concert', content: '**When:** tomorrow at 6pm\n\n**Where:** the town hall' }),
  ]);
  await actor.click(await screen.findByRole('button', { name: 'Post menu: Choir concert' }));
  await actor.click(await screen.findByRole('menuitem', { name: /event/i }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Event' }));
  expect(form.getByLabelText('Title')).toHaveValue('Choir concert');
  expect(form.getByLabelText(/^Place/)).toHaveValue('the town hall');
  expect(form.getByLabelText('Start date')).toHaveValue('9 Oct 2026');
  expect(form.getByLabelText('Start time')).toHaveValue('18:00');
});

it('opens what was made from a post, whose reader leads back to the post', async () => {
  const made = added({ input: { title: 'Fix the hatch' } });
  const one = post({ title: 'The hatch', records: [{ type: 'todo', recordId: made.id, title: made.title }] });
  const asked: unknown[] = [];
  const { actor } = openForum([one, post({ title: 'Choir' })], {
    answers: {
      job: made,
      forumPostOfRecord: (args: object) => {
        asked.push({ ...args });
        return one;
      },
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Job: Fix the hatch' }));
  const reader = within(await screen.findByRole('dialog', { name: 'Fix the hatch' }));
  expect(window.location.hash).toBe('#todos');
  await actor.click(await reader.findByRole('button', { name: 'The hatch' }));
  expect(asked).toEqual([{ type: 'todo', recordId: made.id }]);
  expect(await screen.findByRole('article', { name: 'The hatch' })).toBeVisible();
  expect(window.location.hash).toBe(`#forum/${one.id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('article', { name: 'Choir' })).not.toBeInTheDocument();
});
