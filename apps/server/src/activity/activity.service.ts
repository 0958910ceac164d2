import { Injectable } from '@nestjs/common';
import { type ActivityResource, type ActivityType, describeActivity, graphemes } from '@homefold/domain';
import { type FamilyViewer, type Viewer, requireFamily } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import { LiveBus } from '../platform/live';
import { type ActivityRow, insertActivity, selectActivities } from './activity.queries';
import type { Activity, ActivityResponse } from './activity.types';
import { FamilyChanges } from './family-changes';

/** Topic of the live bus that carries `Activity`. */
export const ACTIVITY_ADDED = 'activityAdded';
export const ACTIVITY_PAGE_MAX = 100;

export interface ActivitySubject {
  type: ActivityType;
  resource: ActivityResource;
  resourceId: string;
  /** Title or name of the thing, for the sentence. */
  title: string;
  /** Ids and dates that a screen needs to find the thing, e.g. `{ eventDate }`. Never text of people. */
  data?: Record<string, string | number | boolean | null>;
  /** What open screens hear of the thing, where it is not what the type says: a series without one date is not gone. */
  change?: 'created' | 'updated' | 'deleted' | undefined;
}

/** An activity as it is read: `data` is for the documented REST shape, not part of the GraphQL type. */
export interface FeedItem extends Activity {
  data: Record<string, unknown>;
}

const actionOf: Record<ActivityType, 'created' | 'updated' | 'deleted'> = {
  created: 'created',
  joined: 'created',
  updated: 'updated',
  completed: 'updated',
  deleted: 'deleted',
  left: 'deleted',
};

/** Told of an activity inside the transaction that records it; what it throws undoes the change. */
export type ActivityListener = (viewer: FamilyViewer, subject: ActivitySubject) => Promise<void>;

/** The feed, and the one event that live updates, notifications and the digest stand on (docs/decisions/activity.md). */
@Injectable()
export class ActivityService {
  private readonly listeners: ActivityListener[] = [];

  constructor(
    private readonly db: Database,
    private readonly bus: LiveBus,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  /** Call in `onModuleInit`. */
  addListener(listener: ActivityListener): void {
    this.listeners.push(listener);
  }

  /** Call inside the write scope of the change itself: both are stored and told, or neither. */
  async record(viewer: FamilyViewer, subject: ActivitySubject): Promise<void> {
    const { type, resource, resourceId } = subject;
    const [row] = await this.db.sql<ActivityRow>(
      insertActivity({
        familyId: viewer.familyId,
        actorMembershipId: viewer.membershipId,
        type,
        resource,
        resourceId,
        description: describeActivity(type, resource, inSentence(subject.title)),
        data: { resourceId, ...subject.data },
        at: this.clock.now(),
      }),
    );
    if (!row) throw new Error('the actor of an activity is not a member of the family');
    await this.bus.publish(viewer.familyId, ACTIVITY_ADDED, toActivity(row));
    await this.changes.publish(viewer, { type: resource, id: resourceId, action: subject.change ?? actionOf[type] });
    for (const listener of this.listeners) await listener(viewer, subject);
  }

  /**
   * The newest activities of the viewer's family.
   *
   * @param first how many, 1 to 100
   * @param after `nextCursor` of the page before
   */
  async list(
    caller: Viewer,
    first: number,
    after?: string | null,
  ): Promise<{ items: FeedItem[]; nextCursor: string | null }> {
    const viewer = requireFamily(caller);
    if (!Number.isInteger(first) || first < 1 || first > ACTIVITY_PAGE_MAX)
      throw invalid('first', `first must be a whole number from 1 to ${ACTIVITY_PAGE_MAX}`);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<ActivityRow>(selectActivities(viewer.familyId, first + 1, after ? readCursor(after) : null)),
    );
    const page = rows.slice(0, first);
    const last = page.at(-1);
    return {
      items: page.map(toFeedItem),
      nextCursor: rows.length > first && last ? `${last.created_at.toISOString()}_${last.id}` : null,
    };
  }

  /** The rows as the documented REST call answers them. */
  async listForRest(caller: Viewer, limit: number): Promise<ActivityResponse[]> {
    const viewer = requireFamily(caller);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<ActivityRow>(selectActivities(viewer.familyId, limit, null)),
    );
    return rows.map((row) => toActivityResponse(toFeedItem(row)));
  }
}

/** In UTF-16 units: enough for every honest title, and short enough for one message on the live wire. */
const MAX_TITLE_UNITS = 300;

/** A title as the feed's sentence holds it, cut between characters: a few letters can carry thousands of marks. */
function inSentence(title: string): string {
  if (title.length <= MAX_TITLE_UNITS) return title;
  let cut = '';
  for (const character of graphemes(title)) {
    if (cut.length + character.length > MAX_TITLE_UNITS) break;
    cut += character;
  }
  return `${cut}…`;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readCursor(cursor: string): { at: Date; id: string } {
  const [, at = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) throw invalid('after', 'The cursor is not valid.');
  return { at: date, id };
}

function toActivity(row: ActivityRow): Activity {
  const eventDate = row.data['eventDate'];
  return {
    id: row.id,
    type: row.type,
    resource: row.resource,
    resourceId: row.resource_id,
    description: row.description,
    userName: row.display_name,
    userId: row.user_id,
    actor: {
      membershipId: row.membership_id,
      displayName: row.display_name,
      avatarUrl: row.avatar_url,
      defaultAvatarId: row.default_avatar_id,
      hue: row.hue,
    },
    timestamp: row.created_at,
    eventDate: typeof eventDate === 'string' ? eventDate : null,
  };
}

const toFeedItem = (row: ActivityRow): FeedItem => Object.assign(toActivity(row), { data: row.data });

/** The same activity as the documented REST calls answer it. */
export const toActivityResponse = ({
  id,
  type,
  resource,
  description,
  userName,
  userId,
  timestamp,
  data,
}: FeedItem): ActivityResponse => ({ id, type, resource, description, userName, userId, timestamp, data });
