import { screen, within } from '@testing-library/react';
import { chooseOption, fillIn } from '../../../test/fields';
import { freezeDate } from '../../../test/clock';
import { openJobs, sent } from '../jobs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const line = () => screen.findByLabelText('Add a job in words');
const chips = async () => within(await screen.findByRole('group', { name: 'Understood' }));
const texts = async () => (await chips()).getAllByRole('button').map(({ textContent }) => textContent);

it('shows each part of a line as a chip, corrects them in their editors, and adds what they say', async () => {
  const { actor, fake } = openJobs([]);
  await actor.click(await line());
  await actor.paste('bins every day, Emma and Tom in turn, 5 points');
  expect(await texts()).toEqual([
    expect.stringContaining('8 Oct'),
    expect.stringContaining('Every day'),
    expect.stringContaining('Emma and Tom in turn'),
    expect.stringContaining('Emma'),
    expect.stringContaining('5 points'),
  ]);
  const edit = async (part: string) => {
    await actor.click((await chips()).getByRole('button', { name: new RegExp(`^${part}`) }));
    return within(await screen.findByRole('dialog', { name: part }));
  };
  const done = async (editor: Awaited<ReturnType<typeof edit>>) =>
    actor.click(editor.getByRole('button', { name: 'Done' }));

  const repeat = await edit('Repeats');
  fillIn(repeat.getByLabelText('Repeat every, number'), '2');
  await chooseOption(actor, repeat.getByLabelText('Counted from'), 'when it was done');
  await done(repeat);
  const turns = await edit('Turns');
  await chooseOption(actor, turns.getByLabelText('Whose turn'), 'Whoever did it least');
  await actor.click(turns.getByRole('checkbox', { name: 'Poppy' }));
  await done(turns);
  const points = await edit('Points');
  fillIn(points.getByLabelText('Points'), '7');
  await actor.click(points.getByRole('switch', { name: 'A parent approves them' }));
  await done(points);
  const due = await edit('Due');
  fillIn(due.getByLabelText('Due date'), '2026-10-12');
  await done(due);
  expect(await texts()).toEqual([
    expect.stringContaining('Mon 12 Oct'),
    expect.stringContaining('2 days after it is done'),
    expect.stringContaining('Emma, Tom and Poppy, who did it least'),
    expect.stringContaining('Emma'),
    expect.stringContaining('7 points, with approval'),
  ]);
  await actor.click(await line());
  await actor.keyboard('{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Bins' })).toBeVisible();
  expect(sent(fake, 'add')).toMatchObject([
    {
      input: {
        ...{ title: 'Bins', dueDate: '2026-10-12', assigneeId: 'member-emma', points: 7, needsApproval: true },
        repeat: {
          ...{ type: 'daily', interval: 2, from: 'completion' },
          rotation: { mode: 'leastDone', memberIds: ['member-emma', 'member-tom', 'member-poppy'] },
        },
      },
    },
  ]);
  expect(screen.getByRole('button', { name: /^Bins/ })).toHaveTextContent(
    '2 days after it is done · Emma, Tom and Poppy, who did it least · 7 points',
  );
});
