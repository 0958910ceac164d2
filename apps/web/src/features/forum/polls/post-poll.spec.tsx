import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { draftParts } from '../content/draft-parts';
import { openForum, person, poll, post, sent } from '../forum.test-kit';
import { tapped, voted } from './poll-votes';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const answer = (name: RegExp) => screen.findByRole('button', { name });

describe('a poll', () => {
  it('takes a vote with a tap, changes it with another one, and withdraws it', async () => {
    const { actor, fake } = openForum([post({ poll: poll(['Lake', 'Beach'], { question: 'Where to?' }) })]);
    const group = await screen.findByRole('group', { name: 'Where to?' });
    expect(group).toHaveAccessibleDescription('Choose one answer');
    expect(within(group).getByText('No votes yet · Everyone can see who voted for what')).toBeVisible();
    await actor.click(await answer(/^Lake/));
    expect(await answer(/^Lake.*Votes from Emma.*1 vote, 100%/)).toHaveAttribute('aria-pressed', 'true');
    await actor.click(await answer(/^Beach/));
    expect(await answer(/^Beach.*1 vote, 100%/)).toHaveAttribute('aria-pressed', 'true');
    expect(await answer(/^Lake/)).toHaveAttribute('aria-pressed', 'false');
    await actor.click(await answer(/^Beach/));
    expect(await within(group).findByText(/^No votes yet/)).toBeVisible();
    await waitFor(() =>
      expect(sent(fake, 'vote').map(({ optionIds }) => optionIds)).toEqual([['option-Lake'], ['option-Beach'], []]),
    );
  });

  it('is shown before the server has answered', () => {
    const { poll } = draftParts({ content: 'Half-term', poll: { question: 'Where to?', options: ['Lake', 'Beach'] } });
    expect(poll).toMatchObject({
      question: 'Where to?',
      options: [{ text: 'Lake' }, { text: 'Beach' }],
      voterCount: 0,
    });
  });

  it('shows a vote immediately, and rolls it back with the reason if it is refused', async () => {
    const { actor, fake } = openForum([post({ poll: poll(['Lake', 'Beach'], { question: 'Where to?' }) })]);
    fake.refuse('vote', domainError('CONFLICT', 'This poll has ended, so your vote was not counted.'));
    await actor.click(await answer(/^Lake/));
    expect(await screen.findByText('This poll has ended, so your vote was not counted.')).toBeVisible();
    expect(await answer(/^Lake.*0 votes, 0%/)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Your vote has been counted.')).not.toBeInTheDocument();
    await actor.click(await answer(/^Beach/));
    expect(await screen.findByText('Your vote has been counted.')).toBeInTheDocument();
  });

  it('closes at its time, also while it is on screen', async () => {
    const closesAt = new Date(Date.now() - 1_000).toISOString();
    const [lake, beach] = poll(['Lake', 'Beach']).options;
    const options = [
      { ...lake!, votes: 2, own: true },
      { ...beach!, votes: 1 },
    ];
    openForum([
      post({ poll: poll([], { question: 'Where to?', closesAt, options, voterCount: 3, showsVoters: false }) }),
    ]);
    const group = within(await screen.findByRole('group', { name: 'Where to?' }));
    expect(group.queryByRole('button')).not.toBeInTheDocument();
    expect(group.getByText('This poll has ended')).toBeVisible();
    expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lake (Your vote)67%2 votes, 67%Most votes',
      'Beach33%1 vote, 33%',
    ]);
  });

  it('with multiple choices keeps the other votes, and shows no voters if votes are secret', () => {
    const open = poll(['Lake', 'Beach'], { isMultiple: true, showsVoters: false });
    const once = voted(open, tapped(open, 'option-Lake'), person('emma'));
    const twice = voted(once, tapped(once, 'option-Beach'), person('emma'));
    expect(twice).toMatchObject({
      voterCount: 1,
      options: [
        { votes: 1, own: true, voters: [] },
        { votes: 1, own: true },
      ],
    });
    const back = voted(twice, tapped(twice, 'option-Lake'), person('emma'));
    expect(back).toMatchObject({ voterCount: 1, options: [{ votes: 0, own: false }, { votes: 1 }] });
  });
});

describe('"read by"', () => {
  const asking = () =>
    post({
      category: 'Important',
      asksReadBy: true,
      readBy: {
        own: false,
        confirmed: [{ member: person('tom'), confirmedAt: '2026-10-08T07:30:00.000Z' }],
        waiting: [person('emma')],
      },
    });

  it('is confirmed with one button, and lists who has confirmed', async () => {
    const { actor, fake } = openForum([asking()]);
    await actor.click(await screen.findByRole('button', { name: 'Read by 1 of 2' }));
    expect(screen.getByRole('heading', { name: 'Not yet' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'I have read it' }));
    expect(await screen.findByText('You have read it')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Everybody has read it' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have read it' })).not.toBeInTheDocument();
    expect(sent(fake, 'confirm')).toHaveLength(1);
  });

  it('is not requested of the author', async () => {
    openForum([
      { ...asking(), author: person('emma'), readBy: { own: false, confirmed: [], waiting: [person('tom')] } },
    ]);
    expect(await screen.findByRole('button', { name: 'Read by 0 of 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have read it' })).not.toBeInTheDocument();
  });
});
