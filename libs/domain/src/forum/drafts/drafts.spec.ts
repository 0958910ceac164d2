import { FAMILY, WEDNESDAY } from '../../quick-add/quick-add.test-kit';
import { mentionOf } from '../text';
import { eventDraftOf, jobDraftOf, wishDraftOf } from './drafts';

const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const members = FAMILY.map((member, index) => ({ ...member, id: id(index) }));
const context = { ...WEDNESDAY, members, me: id(2) };
const [SAM, MIA] = members as [(typeof members)[0], (typeof members)[0]];
/** Written on Wednesday, 18 November 2026. */
const post = (content: string, title: string | null = null) => ({ title, content, createdAt: WEDNESDAY.now });

describe('an event', () => {
  it.each([
    [
      'Barbecue at the lake tomorrow at 6pm! Who comes?',
      null,
      'Barbecue at the lake tomorrow at 6pm',
      '2026-11-19',
      '18:00',
    ],
    ['Who is in?\n\nIt starts on Saturday at 3pm.', 'Summer fair', 'Summer fair', '2026-11-21', '15:00'],
    [
      '**What:** Nan’s birthday tea\n\n**When:** Sunday at 15:30\n\n**Where:** the town hall',
      'Who is coming?',
      'Nan’s birthday tea',
      '2026-11-22',
      '15:30',
    ],
    ['Should we get a dog?', null, 'Should we get a dog?', null, null],
    ['**What:** \n\n**When:** ', 'Who is coming?', 'Who is coming?', null, null],
  ])('of %j', (content, title, expected, eventDate, eventTime) => {
    expect(eventDraftOf(post(content, title), context)).toMatchObject({ title: expected, eventDate, eventTime });
  });

  it('has the place of its line, the mentioned members and the text', () => {
    const draft = eventDraftOf(
      post(`**Where:** the town hall\n\n**When:** Sunday\n\n${mentionOf(SAM)} brings cake`, 'Tea'),
      context,
    );
    expect(draft).toMatchObject({ place: 'the town hall', whoIds: [SAM.id], eventDate: '2026-11-22', eventTime: null });
    expect(draft.description).toBe('Where: the town hall\nWhen: Sunday\n@Sam brings cake');
  });

  it('resolves days relative to when the post was written', () => {
    const written = { ...post('Dinner tomorrow'), createdAt: new Date('2026-11-02T10:00:00Z') };
    expect(eventDraftOf(written, context).eventDate).toBe('2026-11-03');
  });

  it.each(['When it starts', 'From when'])('reads the line “%s:” of an announcement before its title', (label) => {
    const content = `**What is new:** Swimming\n\n**${label}:** Sunday at 15:30`;
    const draft = eventDraftOf(post(content, 'No football tomorrow'), context);
    expect(draft).toMatchObject({ eventDate: '2026-11-22', eventTime: '15:30' });
  });

  it('leaves ambiguous days and times empty', () => {
    expect(eventDraftOf(post('Meet tomorrow at 3'), context)).toMatchObject({
      eventDate: '2026-11-19',
      eventTime: null,
    });
  });
});

describe('a job', () => {
  it.each([
    ['Somebody has to mow the lawn by Friday', null, 'Somebody has to mow the lawn by Friday', '2026-11-20', null],
    [`${mentionOf(MIA)} please feed the cat tomorrow`, null, 'Mia please feed the cat tomorrow', '2026-11-19', MIA.id],
    [`${mentionOf(MIA)} or ${mentionOf(SAM)}, whoever has time`, 'Bins', 'Bins', null, null],
    ['The tap drips.', 'Call the plumber', 'Call the plumber', null, null],
  ])('of %j', (content, title, expected, dueDate, assigneeId) => {
    expect(jobDraftOf(post(content, title), context)).toMatchObject({ title: expected, dueDate, assigneeId });
  });
});

it('a wish has the first link and the mentioned member', () => {
  const content = `${mentionOf(SAM)} would love this: https://bikes.example/red (or https://bikes.example/blue)`;
  expect(wishDraftOf(post(content, 'A red bicycle'), context)).toEqual({
    ...{ title: 'A red bicycle', link: 'https://bikes.example/red', memberId: SAM.id },
    notes: '@Sam would love this: https://bikes.example/red (or https://bikes.example/blue)',
  });
});

it.each([['@'.repeat(10_000)], ['\n'.repeat(10_000)], ['12/12/12 '.repeat(1_000)], ['']])(
  'junk has a draft too',
  (content) => {
    expect(eventDraftOf(post(content, 'x'.repeat(10_000)), context).title).toHaveLength(200);
    expect(jobDraftOf(post(content), context).assigneeId).toBeNull();
    expect(wishDraftOf(post(content), context).link).toBeNull();
  },
);
