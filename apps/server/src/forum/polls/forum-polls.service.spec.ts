import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { allRefused, familyRows, statementsOf } from '../../../test';
import { FeatureAccess } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import { LiveBus } from '../../platform/live';
import { ada, leo, minuteLater, owner, reply, rosa, rows, test, tom, useForum, write } from '../forum.test-kit';
import type { ForumPostInput } from '../posts/forum-post.types';
import type { ForumPollInput } from './forum-poll.types';
import { ForumPolls } from './forum-polls';

useForum();

const polls = () => test.app.get(ForumPolls);
const POLL: ForumPollInput = { question: 'Where to?', options: ['Sea', 'Hills', 'Home'] };

/** Rosa's post with a poll: its id and the ids of the options. */
async function ask(poll: Partial<ForumPollInput> = {}): Promise<{ id: string; answers: [string, string, string] }> {
  const { id } = await write({ poll: { ...POLL, ...poll } } as Partial<ForumPostInput>);
  const answers = (await seen(rosa, id))?.options.map((option) => option.id) ?? [];
  return { id, answers: answers as [string, string, string] };
}
const seen = async (viewer: FamilyViewer, id: string) => (await polls().of(viewer, [id])).get(id);
/** "2 of Tom+Ada, 0, 1 of Leo" */
const standing = async (viewer: FamilyViewer, id: string) =>
  (await seen(viewer, id))?.options.map(({ votes, voters, own }) =>
    [votes, voters.length > 0 && `of ${voters.map(({ displayName }) => displayName).join('+')}`, own && 'mine']
      .filter((part) => part !== false)
      .join(' '),
  );
const votesIn = (id: string) =>
  owner<{ n: number }>(`select count(*)::int as n from forum_poll_vote where post_id = $1`, [id]);

describe('a poll', () => {
  it('counts one vote per member, who can change and withdraw it', async () => {
    const {
      id,
      answers: [sea, hills],
    } = await ask();
    await polls().vote(tom, id, [sea]);
    minuteLater();
    await polls().vote(ada, id, [sea]);
    expect(await standing(tom, id)).toEqual(['2 of Tom+Ada mine', '0', '0']);
    await polls().vote(tom, id, [hills]);
    expect(await standing(rosa, id)).toEqual(['1 of Ada', '1 of Tom', '0']);
    await polls().vote(ada, id, []);
    expect(await standing(rosa, id)).toEqual(['0', '1 of Tom', '0']);
    expect(await seen(rosa, id)).toMatchObject({ voterCount: 1, isClosed: false, question: 'Where to?' });
  });

  it('with multiple choices counts each voter once', async () => {
    const {
      id,
      answers: [sea, hills, home],
    } = await ask({ isMultiple: true });
    await polls().vote(tom, id, [sea, hills, sea]);
    minuteLater();
    await polls().vote(ada, id, [hills, home]);
    expect(await standing(tom, id)).toEqual(['1 of Tom mine', '2 of Tom+Ada mine', '1 of Ada']);
    expect((await seen(tom, id))?.voterCount).toBe(2);
  });

  it('keeps the votes of former members', async () => {
    const {
      id,
      answers: [sea],
    } = await ask();
    await polls().vote(leo, id, [sea]);
    await owner('update membership set left_at = now(), user_id = null where id = $1', [leo.membershipId]);
    expect(await seen(rosa, id)).toMatchObject({
      options: [{ votes: 1, voters: [{ displayName: 'Leo', hasLeft: true }] }, {}, {}],
    });
  });

  it.each([
    ['of one answer', { options: ['Sea'] }, 'poll.options'],
    ['of the same answer twice', { options: ['Sea', ' sea '] }, 'poll.options.1'],
    ['of a blank answer', { options: ['Sea', ' \u200b '] }, 'poll.options.1'],
    ['of markup that nobody sees', { options: ['Sea', '\u202e'] }, 'poll.options.1'],
    ['of 10,000 answers', { options: Array.from({ length: 10_000 }, (_, at) => `${at}`) }, 'poll.options'],
    ['with a question of 10,000 characters', { question: 'x'.repeat(10_000) }, 'poll.question'],
    ['that has ended', { closesAt: new Date('2026-11-30T09:00:00Z') }, 'poll.closesAt'],
  ])('%s is refused with its post', async (_what, poll, field) => {
    await expect(ask(poll)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
    expect(await owner('select from forum_post where family_id = $1', [rows.familyId])).toEqual([]);
  });

  it('costs two statements per page, however many polls there are', async () => {
    const [one, two] = [await ask(), await ask()];
    await polls().vote(tom, one.id, [one.answers[0]]);
    expect(await statementsOf(() => polls().of(ada, [one.id, two.id]))).toHaveLength(2);
  });
});

describe('a vote that is refused changes nothing', () => {
  const refusals: [string, (poll: { id: string; answers: string[] }) => Promise<unknown>, object][] = [
    [
      'two answers where one is asked',
      ({ id, answers }) => polls().vote(tom, id, answers),
      { code: 'INVALID', extras: { field: 'optionIds' } },
    ],
    [
      'an answer of another poll',
      async ({ id }) => polls().vote(tom, id, [(await ask()).answers[0]]),
      { code: 'INVALID' },
    ],
    ['an answer that is none', ({ id }) => polls().vote(tom, id, [randomUUID()]), { code: 'INVALID' }],
    ['junk', ({ id }) => polls().vote(tom, id, ["' or true --"]), { code: 'INVALID' }],
    ['a post that is none', ({ answers }) => polls().vote(tom, randomUUID(), answers), { code: 'NOT_FOUND' }],
    ['a post that is junk', ({ answers }) => polls().vote(tom, 'junk', answers), { code: 'NOT_FOUND' }],
    [
      'a post without a poll',
      async ({ answers }) => polls().vote(tom, (await write()).id, answers),
      { code: 'NOT_FOUND' },
    ],
    ['a reply', async ({ id, answers }) => polls().vote(tom, (await reply(id)).id, answers), { code: 'NOT_FOUND' }],
  ];
  it.each(refusals)('%s', async (_what, vote, refusal) => {
    const poll = await ask();
    await polls().vote(tom, poll.id, [poll.answers[2]]);
    await expect(vote(poll)).rejects.toMatchObject(refusal);
    expect(await standing(tom, poll.id)).toEqual(['0', '0', '1 of Tom mine']);
  });

  it('of other families, who learn nothing', async () => {
    const {
      id,
      answers: [sea],
    } = await ask();
    const { viewer } = await familyRows(test);
    await allRefused({ code: 'NOT_FOUND' }, [polls().vote(viewer, id, [sea]), polls().close(viewer, id)]);
    expect(await polls().of(viewer, [id])).toEqual(new Map());
  });

  it('of a family without the forum feature', async () => {
    const {
      id,
      answers: [sea],
    } = await ask();
    const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
    await allRefused({ code: 'FEATURE_LOCKED' }, [
      polls().vote(tom, id, [sea]),
      polls().close(rosa, id),
      polls().of(tom, [id]),
    ]);
    has.mockRestore();
  });
});

describe('at once', () => {
  it('fifty votes of one person result in one', async () => {
    const { id, answers } = await ask();
    await Promise.all(Array.from({ length: 50 }, (_, nth) => polls().vote(tom, id, [answers[nth % 3] ?? ''])));
    expect(await votesIn(id)).toEqual([{ n: 1 }]);
  });

  it('a vote and the end of the poll have a consistent outcome', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const {
        id,
        answers: [sea],
      } = await ask();
      const both = [() => polls().vote(tom, id, [sea]), () => polls().close(rosa, id)];
      if (round % 2) both.reverse();
      const [first, second] = await Promise.allSettled(both.map((act) => act()));
      const vote = round % 2 ? second : first;
      expect((round % 2 ? first : second)?.status).toBe('fulfilled');
      if (vote?.status === 'rejected')
        expect(vote.reason).toMatchObject({
          code: 'CONFLICT',
          message: 'This poll has ended, so your vote was not counted.',
        });
      expect(await votesIn(id)).toEqual([{ n: vote?.status === 'fulfilled' ? 1 : 0 }]);
      outcomes.add(vote?.status ?? '');
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('a vote that waits past the end of the poll is refused', async () => {
    const {
      id,
      answers: [sea],
    } = await ask({ closesAt: new Date('2026-12-02T09:00:00Z') });
    const other = new Client({ connectionString: test.urls.owner });
    await other.connect();
    await other.query('begin');
    await other.query('select from forum_poll where post_id = $1 for update', [id]);
    const vote = polls().vote(tom, id, [sea]);
    test.clock.set('2026-12-02T09:00:00Z');
    await other.query('commit');
    await other.end();
    await expect(vote).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has ended') as string,
    });
    expect(await votesIn(id)).toEqual([{ n: 0 }]);
  });
});

describe('the end of a poll', () => {
  it('is its closing time, or when its author or an admin ends it', async () => {
    const timed = await ask({ closesAt: new Date('2026-12-02T09:00:00Z') });
    const [one, two] = [await ask(), await ask()];
    await expect(polls().close(leo, one.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await polls().close(rosa, one.id);
    await polls().close(tom, two.id);
    await expect(polls().close(rosa, one.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    test.clock.set('2026-12-02T08:59:59.999Z');
    await polls().vote(tom, timed.id, [timed.answers[0]]);
    test.clock.set('2026-12-02T09:00:00Z');
    for (const { id, answers } of [timed, one, two]) {
      expect(await seen(ada, id)).toMatchObject({ isClosed: true });
      await allRefused({ code: 'CONFLICT' }, [polls().vote(ada, id, [answers[0]]), polls().vote(ada, id, [])]);
    }
    expect(await standing(ada, timed.id)).toEqual(['1 of Tom', '0', '0']);
  });
});

describe('a poll that hides its voters', () => {
  it('reveals nobody’s vote, not to its author, an admin or in a live message', async () => {
    const messages: string[] = [];
    const stop = test.app.get(LiveBus).subscribe(rows.familyId, (message) => messages.push(JSON.stringify(message)));
    const {
      id,
      answers: [sea, hills],
    } = await ask({ showsVoters: false });
    await polls().vote(leo, id, [sea]);
    await polls().vote(leo, id, [hills]);
    const { id: shown } = await ask();
    await polls().vote(leo, shown, [(await seen(leo, shown))?.options[0]?.id ?? '']);
    // the last message has arrived, so all of them have
    await new Promise<void>((done) => {
      const wait = () =>
        messages.some((one) => one.includes(shown) && one.includes(leo.membershipId)) ? done() : setImmediate(wait);
      wait();
    });
    stop();
    const ofPoll = messages.filter((message) => message.includes(id));
    // the post, its line in the feed, and two votes
    expect(ofPoll).toHaveLength(4);
    for (const message of ofPoll) expect(message).not.toContain(leo.membershipId);
    for (const viewer of [ada, tom, rosa]) {
      expect(await standing(viewer, id)).toEqual(['0', '1', '0']);
      expect(JSON.stringify(await seen(viewer, id))).not.toContain('Leo');
    }
    expect(await standing(leo, id)).toEqual(['0', '1 mine', '0']);
    const traces = await owner(
      `select 1 from activity where family_id = $1 and actor_membership_id = $2
       union all select 1 from undo_change where family_id = $1`,
      [rows.familyId, leo.membershipId],
    );
    expect(traces).toEqual([]);
  });
});
