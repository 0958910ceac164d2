import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { First, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { KitchenItem, KitchenItemInput } from './kitchen-item';
import { BarcodeFormat, KitchenProduct } from './kitchen-product';
import { KitchenProducts } from './kitchen-products';
import { KitchenService } from './kitchen.service';

const ITEM_ID = { type: () => ID, description: 'Id of the item.' };

@Resolver(() => KitchenItem)
export class KitchenResolver {
  constructor(
    private readonly kitchen: KitchenService,
    private readonly products: KitchenProducts,
  ) {}

  @Query(() => [KitchenItem], { description: "The items in the family's kitchen, by category and name." })
  kitchenItems(@CurrentViewer() viewer: Viewer): Promise<KitchenItem[]> {
    return this.kitchen.all(viewer);
  }

  @Query(() => [KitchenItem], {
    description: 'Items in stock whose best-before date is within the next three days or past, most urgent first.',
  })
  kitchenItemsToUse(@CurrentViewer() viewer: Viewer, @First(10) first: number): Promise<KitchenItem[]> {
    return this.kitchen.toUse(viewer, first);
  }

  @Query(() => KitchenProduct, {
    nullable: true,
    description:
      'The product with a barcode: as named by the family, otherwise from Open Food Facts if this server uses it; ' +
      'null if neither knows it. INVALID if the check digit is wrong.',
  })
  kitchenProduct(
    @CurrentViewer() viewer: Viewer,
    @Args('barcode', { description: 'EAN-8, EAN-13, UPC-A or UPC-E.' }) barcode: string,
    @Args('format', {
      type: () => BarcodeFormat,
      nullable: true,
      description: 'Its symbology as reported by the scanner, because eight digits may be an EAN-8 or a UPC-E.',
    })
    format?: BarcodeFormat | null,
  ): Promise<KitchenProduct | null> {
    return this.products.of(viewer, barcode, format);
  }

  @Mutation(() => [KitchenItem], {
    description:
      'Adds up to 200 items. An item that the kitchen already has is not added again: its amount is increased, or ' +
      'it is marked as in stock. The name given to a barcode is remembered.',
  })
  addKitchenItems(
    @CurrentViewer() viewer: Viewer,
    @Args('items', { type: () => [KitchenItemInput], description: 'The items.' }) items: KitchenItemInput[],
    @IdempotencyKey() idempotencyKey?: string | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<KitchenItem[]> {
    return this.kitchen.addAll(viewer, items, { idempotencyKey, undoKey });
  }

  @Mutation(() => KitchenItem, { description: 'Changes an item. VERSION_CONFLICT (409).' })
  updateKitchenItem(
    @CurrentViewer() viewer: Viewer,
    @Args('id', ITEM_ID) id: string,
    @Args('input', { description: 'The fields to change.' }) input: KitchenItemInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<KitchenItem> {
    return this.kitchen.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => KitchenItem, {
    description:
      'Marks an item as used up and clears its best-before date. An item with a minimum stock goes on the default ' +
      'shopping list.',
  })
  useUpKitchenItem(
    @CurrentViewer() viewer: Viewer,
    @Args('id', ITEM_ID) id: string,
    @UndoKey() undoKey?: string | null,
  ): Promise<KitchenItem> {
    return this.kitchen.useUp(viewer, id, undoKey);
  }

  @Mutation(() => [DeletedItem], {
    description: 'Moves up to 200 items to the bin. Items that no longer exist are ignored.',
  })
  deleteKitchenItems(
    @CurrentViewer() viewer: Viewer,
    @Args('ids', { type: () => [ID], description: 'Ids of the items.' }) ids: string[],
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem[]> {
    return this.kitchen.deleteAll(viewer, ids, undoKey);
  }
}
