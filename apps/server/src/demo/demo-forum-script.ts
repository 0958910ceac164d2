import type { ForumReaction } from '@homefold/domain/forum';
import type { ForumPostInput } from '../forum';
import type { HolderKey } from './demo-people';
import type { Past } from './demo-times';

export interface DemoText {
  by: HolderKey;
  at: Past;
  reactions?: Partial<Record<HolderKey, ForumReaction>>;
}

interface DemoPost extends DemoText {
  post: ForumPostInput;
  /** Who has confirmed that they have read it, and who has voted for which of its choices. */
  readBy?: readonly HolderKey[];
  votes?: Partial<Record<HolderKey, readonly number[]>>;
  replies: readonly (DemoText & { content: string })[];
}

/** The forum, oldest first. Emma has read everything up to `readUntil`, so that the rest is new to her. */
export const forum: readonly DemoPost[] = [
  {
    by: 'emma',
    at: { daysAgo: 9, at: '19:40' },
    post: {
      title: 'The front door has a new code',
      content:
        'It is on the fridge, **not in here**. Please keep it within the family.\n\n- Theo: your spare key is with Granny\n- Maisie: yours is back on the hook',
      category: 'Important',
      template: 'Announcement',
      asksReadBy: true,
      isPinned: true,
    },
    readBy: ['tom', 'maisie'],
    reactions: { tom: 'like' },
    replies: [
      { by: 'tom', at: { daysAgo: 9, at: '20:05' }, content: 'Thanks! I have changed the garage, too.' },
      {
        by: 'theo',
        at: { daysAgo: 8, at: '16:30' },
        content: 'Which hook?',
        reactions: { maisie: 'laugh', tom: 'laugh' },
      },
    ],
  },
  {
    by: 'maisie',
    at: { daysAgo: 4, at: '17:25' },
    post: {
      title: 'Sea or hills this summer?',
      content: 'I would like somewhere with *waves*. Tell me what you think before Mum books the hills again.',
      category: 'Plans',
      template: 'Discussion',
      poll: { options: ['The sea', 'The hills', 'A lake'], isMultiple: true },
    },
    votes: { maisie: [0], theo: [0, 2], tom: [1, 2] },
    reactions: { theo: 'love', emma: 'laugh' },
    replies: [
      { by: 'theo', at: { daysAgo: 4, at: '18:10' }, content: 'Sea! And a tent.', reactions: { maisie: 'like' } },
      { by: 'tom', at: { daysAgo: 3, at: '07:45' }, content: 'Hills with a lake?', reactions: { emma: 'love' } },
    ],
  },
  {
    by: 'theo',
    at: { daysAgo: 2, at: '16:05' },
    post: { content: 'We won **3:1** and I scored twice! ⚽', category: 'Kids' },
    reactions: { emma: 'love', tom: 'love', maisie: 'like' },
    replies: [
      { by: 'emma', at: { daysAgo: 2, at: '17:30' }, content: 'So proud of you! You get to choose dinner tonight.' },
    ],
  },
  {
    by: 'tom',
    at: { minutesAgo: 190 },
    post: {
      title: 'Who can help with the shed?',
      content: 'I want to paint it at the weekend:\n\n1. empty it\n2. sand the door\n3. paint\n\nLunch is on me.',
      category: 'House',
      template: 'Question',
    },
    replies: [
      {
        by: 'maisie',
        at: { minutesAgo: 75 },
        content: 'I can sand if I get to choose the colour.',
        reactions: { tom: 'laugh' },
      },
    ],
  },
];

export const readUntil: { by: HolderKey; at: Past } = { by: 'emma', at: { minutesAgo: 240 } };
