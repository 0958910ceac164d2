import { Injectable } from '@nestjs/common';
import { ActivityService, FamilyChanges, recordPublisher, type RecordPublisher } from '../../activity';
import type { FamilyViewer } from '../../platform/auth';
import type { ShoppingItem } from './shopping-item';

/**
 * Changes to more items than this are sent as one message about their list: screens refetch it, and the sockets stay
 * quiet.
 */
const MESSAGES = 10;

interface ItemChanges {
  before: readonly ShoppingItem[];
  after: readonly ShoppingItem[];
  /** Ids of items merged into others. */
  gone: readonly string[];
  /** Whether the feed shows it. */
  isInFeed: boolean;
  /** Whether restored items count as added. */
  isRestored: boolean;
}

/** Records added and removed items in the feed, and notifies open screens of everything. Call inside a write scope. */
@Injectable()
export class ShoppingPublisher {
  private readonly publisher: RecordPublisher<ShoppingItem>;

  constructor(
    private readonly activities: ActivityService,
    private readonly changes: FamilyChanges,
  ) {
    this.publisher = recordPublisher(activities, changes, 'shopping_item', ({ ingredientName }) => ({
      title: ingredientName,
    }));
  }

  /** @returns the ids of the activities */
  async publish(viewer: FamilyViewer, { before, after, gone, isInFeed, isRestored }: ItemChanges): Promise<string[]> {
    const known = new Map(before.map((item) => [item.id, item]));
    const parts = new Set(before.flatMap(({ partIds }) => partIds));
    const onList = after.filter(({ deletedAt }) => deletedAt === null);
    const added = onList.filter(
      ({ id, partIds }) =>
        partIds.some((part) => !parts.has(part)) || (isRestored && known.get(id)?.deletedAt !== null),
    );
    const away = after.filter(({ id, deletedAt }) => deletedAt !== null && known.get(id)?.deletedAt === null);
    const removed = away.filter(({ isWithdrawn, isPurchased }) => !isWithdrawn && !isPurchased);
    const records = isInFeed
      ? [...(await this.record(viewer, 'created', added)), ...(await this.record(viewer, 'deleted', removed))]
      : [];
    // a feed entry is also the message to the screens
    const recorded = new Set(records.map(({ itemId }) => itemId));
    await this.publishToScreens(viewer, known, after, gone, recorded);
    return records.map(({ activityId }) => activityId);
  }

  takeBack(viewer: FamilyViewer, activityId: string): Promise<void> {
    return this.publisher.takeBack(viewer, activityId);
  }

  /** At most one feed entry. */
  private async record(
    viewer: FamilyViewer,
    type: 'created' | 'deleted',
    items: readonly ShoppingItem[],
  ): Promise<{ itemId: string; activityId: string }[]> {
    const [first, ...others] = items;
    if (!first) return [];
    const activityId =
      others.length === 0
        ? await this.publisher.record(viewer, type, first)
        : await this.activities.record(viewer, {
            type,
            resource: 'shopping_item',
            resourceId: first.id,
            title: `${items.length} items`,
            data: { count: items.length },
          });
    return [{ itemId: first.id, activityId }];
  }

  private async publishToScreens(
    viewer: FamilyViewer,
    known: ReadonlyMap<string, ShoppingItem>,
    after: readonly ShoppingItem[],
    gone: readonly string[],
    recorded: ReadonlySet<string>,
  ): Promise<void> {
    if (after.length + gone.length > MESSAGES) {
      const lists = new Set([...after, ...known.values()].map(({ listId }) => listId));
      for (const id of lists) await this.changes.publish(viewer, { type: 'shopping_list', id, action: 'updated' });
      return;
    }
    const isNew = ({ id, deletedAt }: ShoppingItem) => deletedAt === null && known.get(id)?.deletedAt !== null;
    const isAway = ({ deletedAt }: ShoppingItem) => deletedAt !== null;
    const left = after.filter(({ id }) => !recorded.has(id));
    await this.publisher.publish(viewer, 'created', ...left.filter(isNew));
    await this.publisher.publish(viewer, 'updated', ...left.filter((item) => !isNew(item) && !isAway(item)));
    await this.publisher.publish(viewer, 'deleted', ...left.filter(isAway), ...gone.map((id) => ({ id })));
  }
}
