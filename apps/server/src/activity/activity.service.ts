import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ActivityType, describeActivity, graphemes, type Resource } from '@homefold/domain';
import { type FamilyViewer, type Viewer, requireFamily } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database, type PreparedSql } from '../platform/database';
import { DomainPartsRegistry } from '../platform/domain-parts';
import { LiveBus } from '../platform/live';
import { assertPageLength, pageOf, type Page } from '../platform/pages';
import {
  activityCursor,
  type ActivityRow,
  deleteActivity,
  deleteCompletion,
  insertActivity,
  selectActivities,
} from './activity.queries';
import type { Activity, ActivityResponse } from './activity.types';
import { FamilyChanges } from './family-changes';

/** Live bus topic of `Activity`. */
export const ACTIVITY_ADDED = 'activityAdded';

/** `FamilyChange.type` of an activity that has left the feed. */
const ACTIVITY = 'activity';

export interface ActivitySubject {
  type: ActivityType;
  resource: Resource;
  resourceId: string;
  /** Title or name of the target, for the sentence. */
  title: string;
  /** The sentence after the person's name, if the default one does not fit. */
  sentence?: string | undefined;
  /** Ids and dates that a screen needs to open the target, e.g. `{ eventDate }`. Never user text. */
  data?: Record<string, string | number | boolean | null>;
  /** The action for open screens, if it differs from the type: removing one occurrence does not delete the series. */
  change?: 'created' | 'updated' | 'deleted' | undefined;
}

/** A stored activity: `data` is for the documented REST shape, not part of the GraphQL type. */
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

/** Called inside the transaction that records an activity; an error rolls back the change. */
export type ActivityListener = (viewer: FamilyViewer, subject: ActivitySubject) => Promise<void>;

/** The feed, and the one source of live updates, notifications and the digest (docs/decisions/activity.md). */
@Injectable()
export class ActivityService implements OnApplicationBootstrap {
  private readonly listeners: ActivityListener[] = [];
  private readonly kinds = new Set<Resource>();

  constructor(
    private readonly db: Database,
    private readonly bus: LiveBus,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
    private readonly parts: DomainPartsRegistry,
  ) {}

  /** Registers a kind of record that has activities: `recordPublisher`. */
  hasRecords(kind: Resource): void {
    this.kinds.add(kind);
  }

  /** Every kind of record in the feed must declare its parts, or that it has none. */
  onApplicationBootstrap(): void {
    for (const kind of this.kinds) this.parts.assertDeclared(kind);
  }

  /** Call in `onModuleInit`. */
  addListener(listener: ActivityListener): void {
    this.listeners.push(listener);
  }

  /**
   * Call inside the write scope of the change: both are stored and published, or neither.
   *
   * @returns the activity's id, for `takeBack` when the change is undone
   */
  async record(viewer: FamilyViewer, subject: ActivitySubject): Promise<string> {
    const { type, resource, resourceId, title, sentence } = subject;
    const [row] = await this.db.sql<ActivityRow>(
      insertActivity({
        familyId: viewer.familyId,
        actorMembershipId: viewer.membershipId,
        type,
        resource,
        resourceId,
        description: sentence ? inSentence(sentence) : describeActivity(type, resource, inSentence(title)),
        data: { resourceId, ...subject.data },
        at: this.clock.now(),
      }),
    );
    if (!row) throw new Error('the actor of an activity is not a member of the family');
    await this.bus.publish(viewer.familyId, ACTIVITY_ADDED, toActivity(row));
    await this.changes.publish(viewer, { type: resource, id: resourceId, action: subject.change ?? actionOf[type] });
    for (const listener of this.listeners) await listener(viewer, subject);
    return row.id;
  }

  /** The activity of an undone change leaves the feed. Call inside the write scope of the undo. */
  async takeBack(viewer: FamilyViewer, id: string): Promise<void> {
    await this.removed(viewer, deleteActivity(viewer.familyId, id));
  }

  /** The same for the completion of a record, by anybody, when its activity's id is unknown. */
  async takeBackCompletion(
    viewer: FamilyViewer,
    resource: Resource,
    { id, completedAt, data = {} }: { id: string; completedAt: Date; data?: NonNullable<ActivitySubject['data']> },
  ): Promise<void> {
    await this.removed(viewer, deleteCompletion(viewer.familyId, resource, id, completedAt, data));
  }

  private async removed(viewer: FamilyViewer, deletion: PreparedSql): Promise<void> {
    for (const { id } of await this.db.sql<{ id: string }>(deletion))
      await this.changes.publish(viewer, { type: ACTIVITY, id, action: 'deleted' });
  }

  /**
   * The newest activities of the viewer's family.
   *
   * @param first page size, 1 to 100
   * @param after `nextCursor` of the previous page
   */
  async list(caller: Viewer, first: number, after?: string | null): Promise<Page<FeedItem>> {
    const viewer = requireFamily(caller);
    assertPageLength(first);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<ActivityRow>(selectActivities(viewer.familyId, first + 1, after ? activityCursor.read(after) : null)),
    );
    return pageOf(rows.map(toFeedItem), first, ({ timestamp, id }) => activityCursor.write({ at: timestamp, id }));
  }

  /** The rows in the shape of the documented REST call. */
  async listForRest(caller: Viewer, limit: number): Promise<ActivityResponse[]> {
    const viewer = requireFamily(caller);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<ActivityRow>(selectActivities(viewer.familyId, limit, null)),
    );
    return rows.map((row) => toActivityResponse(toFeedItem(row)));
  }
}

/** In UTF-16 units: enough for any real title, and short enough for one live message. */
const MAX_TITLE_UNITS = 300;

/** Truncates a title between grapheme clusters: a few letters can carry thousands of combining marks. */
function inSentence(title: string): string {
  if (title.length <= MAX_TITLE_UNITS) return title;
  let cut = '';
  for (const character of graphemes(title)) {
    if (cut.length + character.length > MAX_TITLE_UNITS) break;
    cut += character;
  }
  return `${cut}…`;
}

function toActivity(row: ActivityRow): Activity {
  const { eventDate, count } = row.data;
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
    count: typeof count === 'number' ? count : 1,
  };
}

const toFeedItem = (row: ActivityRow): FeedItem => Object.assign(toActivity(row), { data: row.data });

/** The same activity in the shape of the documented REST calls. */
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
