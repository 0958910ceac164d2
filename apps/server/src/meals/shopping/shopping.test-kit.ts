import { randomUUID } from 'node:crypto';
import type { FamilyViewer } from '../../platform/auth';
import { toPublicError } from '../../platform/errors';
import { test } from '../meals.test-kit';
import type { ShoppingAddInput, ShoppingChangeInput } from './shopping-changes';
import type { ShoppingItem } from './shopping-item';
import { ShoppingService } from './shopping.service';

export const shopping = (): ShoppingService => test.app.get(ShoppingService);

export const add = (name: string, more: Partial<ShoppingAddInput> = {}): ShoppingChangeInput => ({
  add: { id: randomUUID(), name, ...more },
});
export const tick = (id: string, isPurchased = true): ShoppingChangeInput => ({ tick: { id, isPurchased } });
export const remove = (id: string): ShoppingChangeInput => ({ remove: { id } });

export const change = (viewer: FamilyViewer, ...changes: ShoppingChangeInput[]) =>
  shopping().change(viewer, null, changes);

/** Adds an item to the default list. */
export async function put(viewer: FamilyViewer, name: string, more?: Partial<ShoppingAddInput>): Promise<ShoppingItem> {
  const [item] = (await change(viewer, add(name, more))).items;
  if (!item) throw new Error(`nothing was added for ${name}`);
  return item;
}

/** How a call is rejected. */
export const refusal = async (promise: Promise<unknown>) =>
  toPublicError(
    await promise.then(
      () => null,
      (error: unknown) => error,
    ),
  );

/** "Milk 3 l, Bread" for open items, and for those in the basket. */
export async function listed(viewer: FamilyViewer, listId: string | null = null) {
  const { open, basket } = await shopping().content(viewer, listId);
  const words = ({ ingredientName, quantity }: ShoppingItem) => [ingredientName, quantity].filter(Boolean).join(' ');
  return { open: open.map(words), basket: basket.map(words) };
}
