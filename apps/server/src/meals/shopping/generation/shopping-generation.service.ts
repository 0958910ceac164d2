import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/auth';
import type { GeneratedShoppingList, ShoppingGenerationProgress, ShoppingPreview } from './shopping-generation.types';

/** What `generate` may be told. */
export interface GenerationWishes {
  listId?: string | null | undefined;
  /** Keys of proposed items to leave off the list. */
  without?: readonly string[] | null | undefined;
  /** Keys of left out items to put on it all the same. */
  with?: readonly string[] | null | undefined;
  /** The caller's name for this call: progress is published under it, and repeating it repeats nothing. */
  key?: string | null | undefined;
  undoKey?: string | null | undefined;
}

/** The shopping list of a week of meals (decision 15), as one operation. */
@Injectable()
export class ShoppingGenerationService {
  preview(_caller: Viewer, _weekStart: string, _listId: string | null): Promise<ShoppingPreview> {
    throw new Error('contract');
  }

  generate(_caller: Viewer, _weekStart: string, _wishes: GenerationWishes): Promise<GeneratedShoppingList> {
    throw new Error('contract');
  }

  progress(_caller: Viewer, _key: string): AsyncIterableIterator<ShoppingGenerationProgress> {
    throw new Error('contract');
  }
}
