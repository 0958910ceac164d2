import { activityLines } from './activity-lines';
import type { FeedActivity } from './activity-lines';

const NOON = Date.parse('2026-10-08T12:00:00Z');
let made = 0;

/** An activity some minutes before noon. */
const activity = (minutes: number, over: Partial<FeedActivity> & { who?: string } = {}): FeedActivity => {
  const { who = 'emma', ...fields } = over;
  made += 1;
  return {
    id: `activity-${made}`,
    type: 'created',
    resource: 'calendar_event',
    resourceId: `event-${made}`,
    description: `added Event ${made} to the calendar`,
    userName: who,
    actor: { membershipId: `member-${who}` },
    timestamp: new Date(NOON - minutes * 60_000).toISOString(),
    count: 1,
    ...fields,
  };
};
const linesOf = (activities: readonly FeedActivity[]) =>
  activityLines(activities).map(({ newest, items, description }) => [newest.userName, description, items.length]);

describe('activityLines', () => {
  it('groups similar activities of one person, at the place of the newest', () => {
    const own = Array.from({ length: 16 }, (_, index) => activity(index));
    const done = activity(3.5, { who: 'tom', type: 'completed', resource: 'todo', description: 'completed Bins' });
    const all = [...own, done].sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1));
    expect(linesOf(all)).toEqual([
      ['emma', 'added 16 events', 16],
      ['tom', 'completed Bins', 1],
    ]);
    expect(activityLines(all)[0]).toMatchObject({ newest: own[0], items: own });
  });

  it('shows two one by one', () => {
    const two = [activity(1), activity(2)];
    expect(linesOf(two)).toEqual(two.map(({ description }) => ['emma', description, 1]));
  });

  it('keeps apart other people, kinds, verbs, and much earlier activities', () => {
    const todo = { resource: 'todo', description: 'added Bins to the family jobs' };
    const kinds = [{}, { who: 'tom' }, todo, { type: 'deleted', description: 'removed Event from the calendar' }];
    const mixed = [1, 2].flatMap((minutes) => kinds.map((over) => activity(minutes, over)));
    expect(activityLines(mixed)).toHaveLength(8);
    const long = [0, 10, 20, 30.1, 31, 32].map((minutes) => activity(minutes));
    expect(linesOf(long)).toEqual([
      ['emma', 'added 3 events', 3],
      ['emma', 'added 3 events', 3],
    ]);
  });

  it('shows repeated changes of one record once, with the newest time', () => {
    const again = [0, 4, 8].map((minutes) =>
      activity(minutes, { type: 'updated', resourceId: 'event-x', description: 'changed Choir in the calendar' }),
    );
    expect(activityLines(again)).toEqual([
      { newest: again[0], items: [again[0]], description: 'changed Choir in the calendar' },
    ]);
  });

  it('counts what an import has added', () => {
    const all = [activity(0, { count: 40, description: 'added 40 events from School to the calendar' })];
    expect(linesOf(all)).toEqual([['emma', 'added 40 events from School to the calendar', 1]]);
    expect(linesOf([...all, activity(1), activity(2)])).toEqual([['emma', 'added 42 events', 3]]);
  });

  it('has texts for every kind, and for those of a newer server', () => {
    const many = (over: Partial<FeedActivity>) => linesOf([0, 1, 2].map((minutes) => activity(minutes, over)))[0]?.[1];
    expect(many({ type: 'completed', resource: 'todo' })).toBe('completed 3 family jobs');
    expect(many({ type: 'deleted', resource: 'calendar_event' })).toBe('removed 3 events');
    expect(many({ resource: 'pet', description: 'fed Biscuit' })).toBe('fed 3 things');
  });
});
