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

  @Query(() => [KitchenItem], { description: 'What the family keeps in the kitchen, by category and name.' })
  kitchenItems(@CurrentViewer() viewer: Viewer): Promise<KitchenItem[]> {
    return this.kitchen.all(viewer);
  }

  @Query(() => [KitchenItem], {
    description:
      'What there is and should be used within the next three days or is past its date, the most urgent first.',
  })
  kitchenItemsToUse(@CurrentViewer() viewer: Viewer, @First(10) first: number): Promise<KitchenItem[]> {
    return this.kitchen.toUse(viewer, first);
  }

  @Query(() => KitchenProduct, {
    nullable: true,
    description:
      'What a barcode stands for: as the family named it, else by Open Food Facts where this server asks it; null when neither knows. INVALID for a code whose check digit is wrong.',
  })
  kitchenProduct(
    @CurrentViewer() viewer: Viewer,
    @Args('barcode', { description: 'EAN-8, EAN-13, UPC-A or UPC-E.' }) barcode: string,
    @Args('format', {
      type: () => BarcodeFormat,
      nullable: true,
      description: 'How it was printed, as a camera says: eight digits may be an EAN-8 or a UPC-E.',
    })
    format?: BarcodeFormat | null,
  ): Promise<KitchenProduct | null> {
    return this.products.of(viewer, barcode, format);
  }

  @Mutation(() => [KitchenItem], {
    description:
      'Adds up to 200 items; one that is there already is not added twice: its amount grows, or it is there again. The name of a barcode is remembered.',
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
      'Says that nothing is left of an item; with a minimum it goes on the default shopping list. Its best-before date is cleared.',
  })
  useUpKitchenItem(
    @CurrentViewer() viewer: Viewer,
    @Args('id', ITEM_ID) id: string,
    @UndoKey() undoKey?: string | null,
  ): Promise<KitchenItem> {
    return this.kitchen.useUp(viewer, id, undoKey);
  }

  @Mutation(() => [DeletedItem], {
    description: 'Moves items to the bin, 200 at most; those that are gone are left out.',
  })
  deleteKitchenItems(
    @CurrentViewer() viewer: Viewer,
    @Args('ids', { type: () => [ID], description: 'Ids of the items.' }) ids: string[],
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem[]> {
    return this.kitchen.deleteAll(viewer, ids, undoKey);
  }
}
