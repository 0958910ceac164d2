import type { JobChanges } from '../jobs';
import type { HolderKey, PersonKey } from './demo-people';
import type { DemoTimes, Past } from './demo-times';

/** A job: author, date added, assignee, and completions: one after the other for a repeating one. */
export interface DemoJob extends Omit<JobChanges, 'assigneeId' | 'repeat'> {
  title: string;
  by: HolderKey;
  added: Past;
  /** Default: anyone's, or in turn. */
  for?: PersonKey;
  repeat?: Omit<NonNullable<JobChanges['repeat']>, 'rotation'>;
  turns?: { mode: 'turn' | 'leastDone'; people: readonly PersonKey[] };
  parts?: readonly string[];
  /** Number of completed parts. */
  ticked?: number;
  done?: readonly { by: HolderKey; at: Past }[];
}

/** The Ashdowns' jobs around the visitor's today: overdue, due, upcoming and done. */
export function jobs(t: DemoTimes): DemoJob[] {
  return [...routines(t), ...open(t), ...done(t)];
}

function routines(t: DemoTimes): DemoJob[] {
  return [
    {
      by: 'tom',
      added: { daysAgo: 20, at: '19:12' },
      title: 'Put the bins out',
      notes: 'Green one every week, brown one in turn with it.',
      dueDate: t.in(-13),
      dueTime: '19:00',
      repeat: { type: 'weekly' },
      turns: { mode: 'turn', people: ['tom', 'maisie'] },
      done: [
        { by: 'tom', at: { daysAgo: 13, at: '19:20' } },
        { by: 'maisie', at: { daysAgo: 6, at: '18:45' } },
      ],
    },
    {
      by: 'emma',
      added: { daysAgo: 6, at: '20:10' },
      title: 'Empty the dishwasher',
      dueDate: t.in(-3),
      points: 5,
      repeat: { type: 'daily' },
      turns: { mode: 'leastDone', people: ['maisie', 'theo', 'tom'] },
      done: [
        { by: 'maisie', at: { daysAgo: 3, at: '16:30' } },
        { by: 'theo', at: { daysAgo: 2, at: '17:05' } },
        { by: 'tom', at: { daysAgo: 1, at: '21:10' } },
      ],
    },
    {
      by: 'emma',
      added: { daysAgo: 12, at: '12:40' },
      title: 'Biscuit’s worming tablet',
      for: 'tom',
      dueDate: t.today,
      repeat: { type: 'monthly', from: 'completion' },
    },
    {
      by: 'emma',
      added: { daysAgo: 17, at: '10:02' },
      title: 'Clean the bathroom',
      dueDate: t.in(-10),
      repeat: { type: 'weekly', interval: 2, from: 'completion' },
      turns: { mode: 'turn', people: ['emma', 'tom'] },
      done: [{ by: 'emma', at: { daysAgo: 10, at: '11:30' } }],
    },
  ];
}

function open(t: DemoTimes): DemoJob[] {
  return [
    {
      by: 'emma',
      added: { daysAgo: 3, at: '21:04' },
      for: 'emma',
      title: 'Post Granny’s birthday card',
      notes: 'Stamps are in the blue drawer',
      dueDate: t.in(-1),
    },
    {
      by: 'tom',
      added: { daysAgo: 2, at: '16:22' },
      for: 'emma',
      title: 'Sign the Roman Baths trip form',
      notes: 'School wants it back by the end of the week',
      dueDate: t.today,
    },
    {
      by: 'emma',
      added: { daysAgo: 1, at: '20:31' },
      for: 'theo',
      title: 'Pack for swimming',
      dueDate: t.in(1),
      points: 5,
      parts: ['Goggles', 'Towel', 'Water bottle'],
      ticked: 1,
    },
    {
      by: 'emma',
      added: { daysAgo: 4, at: '17:48' },
      for: 'poppy',
      title: 'Return library books',
      notes: 'Three on the landing, one in the car',
      dueDate: t.in(2),
    },
    {
      by: 'tom',
      added: { daysAgo: 5, at: '08:15' },
      for: 'tom',
      title: 'Book the car in for its MOT',
      notes: 'Runs out at the end of the month',
      dueDate: t.in(6),
    },
    { by: 'tom', added: { daysAgo: 8, at: '13:30' }, title: 'Find the camping stove', dueDate: t.in(15) },
    {
      by: 'emma',
      added: { daysAgo: 9, at: '18:11' },
      for: 'theo',
      title: 'Sort the Lego',
      points: 20,
      needsApproval: true,
    },
  ];
}

function done(t: DemoTimes): DemoJob[] {
  return [
    {
      by: 'emma',
      added: { daysAgo: 1, at: '19:40' },
      for: 'theo',
      title: 'Feed the rabbits next door',
      dueDate: t.today,
      points: 10,
      needsApproval: true,
      done: [{ by: 'theo', at: { minutesAgo: 105 } }],
    },
    {
      by: 'emma',
      added: { daysAgo: 1, at: '19:42' },
      for: 'maisie',
      title: 'Put the recycling out',
      dueDate: t.today,
      done: [{ by: 'maisie', at: { minutesAgo: 85 } }],
    },
    {
      by: 'emma',
      added: { daysAgo: 5, at: '09:20' },
      for: 'emma',
      title: 'Pay for school lunches',
      dueDate: t.in(-1),
      done: [{ by: 'emma', at: { daysAgo: 1, at: '12:20' } }],
    },
    {
      by: 'tom',
      added: { daysAgo: 7, at: '10:05' },
      for: 'tom',
      title: 'Fix the gate latch',
      done: [{ by: 'tom', at: { daysAgo: 4, at: '15:45' } }],
    },
  ];
}
