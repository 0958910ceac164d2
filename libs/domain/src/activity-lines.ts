import { describeActivity } from './activity';
import type { ActivityType } from './activity';
import { isResource } from './resources';
import { RESOURCES } from './sections';

/** An activity as input for feed lines; the newest comes first. */
export interface FeedActivity {
  id: string;
  type: string;
  resource: string;
  resourceId: string | null;
  description: string;
  userName: string;
  actor: { membershipId: string } | null;
  timestamp: string;
  /** Number of records it covers. */
  count: number;
}

/** A line of the feed: one activity, or a group of similar ones. */
export interface ActivityLine<Item extends FeedActivity> {
  /** The newest activity, which determines person, time and link. */
  newest: Item;
  /** The grouped activities; empty for a single one. */
  items: readonly Item[];
  /** The text that follows the name. */
  description: string;
}

/** Maximum gap between grouped activities of one kind, in milliseconds. */
const APART_MS = 10 * 60_000;
/** Smaller groups are shown one by one: two titles say more than "2 events". */
const MANY = 3;

/**
 * The lines of the feed. Activities of one person on records of one kind in quick succession form one line: "added 16
 * events". Of repeated changes of one record only the newest is shown.
 */
export function activityLines<Item extends FeedActivity>(activities: readonly Item[]): ActivityLine<Item>[] {
  const runs: Item[][] = [];
  const latest = new Map<string, Item[]>();
  for (const activity of activities) {
    const kind = [activity.actor?.membershipId ?? activity.userName, activity.type, activity.resource].join(' ');
    const run = latest.get(kind);
    const oldest = run?.at(-1);
    if (run && oldest && Date.parse(oldest.timestamp) - Date.parse(activity.timestamp) <= APART_MS) run.push(activity);
    else {
      const begun = [activity];
      latest.set(kind, begun);
      runs.push(begun);
    }
  }
  return runs
    .flatMap((run) => linesOf(distinct(run)))
    .sort((a, b) => position(activities, a) - position(activities, b));
}

function linesOf<Item extends FeedActivity>(items: readonly Item[]): ActivityLine<Item>[] {
  const [newest] = items;
  if (!newest) return [];
  if (items.length < MANY) return items.map((item) => ({ newest: item, items: [item], description: item.description }));
  const count = items.reduce((sum, item) => sum + item.count, 0);
  return [{ newest, items, description: describeMany(newest, count) }];
}

/** The newest of each record. */
function distinct<Item extends FeedActivity>(run: readonly Item[]): Item[] {
  const told = new Set<string>();
  return run.filter(({ resourceId, id }) => {
    const record = resourceId ?? id;
    return !told.has(record) && told.add(record);
  });
}

const position = <Item extends FeedActivity>(activities: readonly Item[], { newest }: ActivityLine<Item>): number =>
  activities.indexOf(newest);

/** "added 16 events" */
function describeMany({ type, resource, description }: FeedActivity, count: number): string {
  const [verb = ''] = isResource(resource)
    ? describeActivity(type as ActivityType, resource, '').split(' ')
    : description.split(' ');
  const noun = isResource(resource) ? RESOURCES[resource].words.plural.toLowerCase() : 'things';
  return `${verb} ${count} ${noun}`;
}
