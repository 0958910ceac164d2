import { Injectable } from '@nestjs/common';
import { FamilyMembers } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { conflict, notFound } from '../../platform/errors';
import { IdField, TextField } from '../../platform/fields';
import type { ShoppingAddInput, ShoppingChangeInput, ShoppingEditInput } from './shopping-changes';
import { ShoppingItem } from './shopping-item';
import type { AddedThing } from './shopping-input';
import { ShoppingListStore } from './shopping-list.store';
import { ShoppingService } from './shopping.service';

/** An item with the additional fields of the documented calls. */
export class ShoppingEntry extends ShoppingItem {
  @IdField("Id of the caller's family.", { graphql: false })
  override familyId!: string;

  @IdField('User id of the member who added it; null if they have no account.', {
    nullable: true,
    graphql: false,
    rest: { name: 'user_id' },
  })
  userId!: string | null;

  @TextField('Display name of the member who is to buy it; null for anyone.', {
    nullable: true,
    graphql: false,
    rest: { name: 'assigned_to' },
  })
  assigneeName!: string | null;

  @TextField('The same as `assigned_to`.', { nullable: true, graphql: false })
  assignedToName!: string | null;
}

/** The member in a documented call: by membership id, otherwise by name. */
export interface NamedPerson {
  assigneeId?: string | null;
  assigneeName?: string | null;
}

/** What a documented call adds. */
export type AddedEntry = NamedPerson & Omit<AddedThing, 'assignedTo'> & { isPurchased?: boolean | null };

/** What a documented call changes. */
export type EntryUpdates = NamedPerson &
  Omit<ShoppingEditInput, 'id' | 'assignedTo'> & { isPurchased?: boolean | null };

/** The documented calls: one item each. */
@Injectable()
export class ShoppingEntries {
  constructor(
    private readonly shopping: ShoppingService,
    private readonly lists: ShoppingListStore,
    private readonly members: FamilyMembers,
  ) {}

  /** Open items, then items in the basket. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  async all(caller: Viewer, listId: string | null): Promise<ShoppingEntry[]> {
    const { open, basket } = await this.shopping.content(caller, listId);
    return this.of(caller, [...open, ...basket]);
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  get(caller: Viewer, id: string): Promise<ShoppingEntry> {
    return this.lists.scope.read(caller, async (viewer) => this.one(viewer, await this.shopping.item(viewer, id)));
  }

  /** @throws DomainError as `ShoppingService.change` */
  add(caller: Viewer, listId: string | null, entry: AddedEntry, key?: string | null): Promise<ShoppingEntry> {
    return this.lists.scope.write(caller, async (viewer) => {
      const { assigneeId, assigneeName, isPurchased, ...thing } = entry;
      const assignedTo = await this.assignee(viewer, { assigneeId, assigneeName });
      const { items } = await this.shopping.addAll(viewer, listId, [{ ...thing, assignedTo }], { key });
      const [item] = items;
      if (!item) throw notFound('Item');
      if (!isPurchased) return this.one(viewer, item);
      const ticked = await this.shopping.change(viewer, null, [{ tick: { id: item.id, isPurchased: true } }]);
      return this.one(viewer, ticked.items[0] ?? item);
    });
  }

  /**
   * One handler of the three documented ways to update.
   *
   * @param updates 'toggle' ticks an open item and unticks a ticked one; fields that are as they were change nothing, so
   *   that an item sent back whole does not count as edited
   * @throws DomainError NOT_FOUND for a missing item, VERSION_CONFLICT, and as `ShoppingService.change`
   */
  update(caller: Viewer, id: string, updates: EntryUpdates | 'toggle', version?: number): Promise<ShoppingEntry> {
    return this.lists.scope.write(caller, async (viewer) => {
      const item = await this.changeable(viewer, id, version);
      const changes: ShoppingChangeInput[] = [];
      if (updates === 'toggle') changes.push({ tick: { id, isPurchased: !item.isPurchased } });
      else {
        const { isPurchased, assigneeId, assigneeName, ...fields } = updates;
        const named = assigneeId !== undefined || assigneeName !== undefined;
        const assignedTo = named && (await this.assignee(viewer, { assigneeId, assigneeName }, item.assignedTo));
        const edit = changedFields({ ...fields, ...(named && { assignedTo: assignedTo || null }) }, item);
        if (Object.keys(edit).length > 0) changes.push({ edit: { id, ...edit } });
        if (typeof isPurchased === 'boolean' && isPurchased !== item.isPurchased)
          changes.push({ tick: { id, isPurchased } });
      }
      if (changes.length === 0) return this.one(viewer, item);
      const { items } = await this.shopping.change(viewer, null, changes);
      return this.one(viewer, items[0] ?? item);
    });
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND for a missing item, VERSION_CONFLICT */
  remove(caller: Viewer, id: string, version?: number): Promise<string> {
    return this.lists.scope.write(caller, async (viewer) => {
      const item = await this.changeable(viewer, id, version);
      await this.shopping.change(viewer, null, [{ remove: { id } }]);
      return item.id;
    });
  }

  private async changeable(viewer: FamilyViewer, id: string, version?: number): Promise<ShoppingItem> {
    await this.lists.lock(viewer);
    const item = await this.shopping.item(viewer, id);
    if (version !== undefined && version !== item.version)
      throw conflict('VERSION_CONFLICT', 'Somebody else changed this item in the meantime.', {
        current: await this.one(viewer, item),
      });
    return item;
  }

  private async one(viewer: Viewer, item: ShoppingItem): Promise<ShoppingEntry> {
    const [entry] = await this.of(viewer, [item]);
    return entry as ShoppingEntry;
  }

  /** In the order given. */
  of(caller: Viewer, items: readonly ShoppingItem[]): Promise<ShoppingEntry[]> {
    return this.lists.scope.read(caller, async (viewer) => {
      const members = new Map((await this.members.listWithFormer(viewer)).map((member) => [member.id, member]));
      return items.map((item) => {
        const assignee = item.assignedTo === null ? undefined : members.get(item.assignedTo);
        return Object.assign(new ShoppingEntry(), item, {
          userId: members.get(item.createdBy)?.userId ?? null,
          assigneeName: assignee?.displayName ?? null,
          assignedToName: assignee?.displayName ?? null,
        });
      });
    });
  }

  private assignee(
    viewer: Parameters<FamilyMembers['assignee']>[0],
    { assigneeId: id, assigneeName: name }: NamedPerson,
    current: ShoppingAddInput['assignedTo'] = null,
  ): Promise<string | null> {
    return this.members.assignee(viewer, { id, name }, current, { field: 'assigneeName', nobody: 'unassigned' });
  }
}

/** The sent fields that differ from the item; an amount and its unit belong together. */
function changedFields(
  { amount = undefined, unit = undefined, name, ...others }: Omit<ShoppingEditInput, 'id'>,
  item: ShoppingItem,
): Omit<ShoppingEditInput, 'id'> {
  const total = {
    amount: amount === undefined ? item.amount : amount,
    unit: unit === undefined ? item.unit : unit || null,
  };
  const isOtherTotal = total.amount !== item.amount || total.unit !== item.unit;
  const changed = Object.entries(others).filter(
    ([field, value]) => value !== undefined && value !== item[field as keyof typeof others & keyof ShoppingItem],
  );
  return {
    ...(Object.fromEntries(changed) as Omit<ShoppingEditInput, 'id'>),
    ...(name !== undefined && name !== item.ingredientName && { name }),
    ...(isOtherTotal && total),
  };
}
