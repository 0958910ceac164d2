import { Injectable } from '@nestjs/common';
import type { Seen } from '../../activity';
import type { Viewer } from '../../platform/auth';
import type { DeletedItem } from '../../platform/bin';
import type { KitchenItem, KitchenItemInput, KitchenProduct } from './kitchen-item';

/** What the family has in the kitchen. Every member reads and edits it. */
@Injectable()
export class KitchenService {
  all(_caller: Viewer): Promise<KitchenItem[]> {
    throw new Error('contract');
  }

  addAll(
    _caller: Viewer,
    _inputs: readonly KitchenItemInput[],
    _keys: { idempotencyKey?: string | null | undefined; undoKey?: string | null | undefined },
  ): Promise<KitchenItem[]> {
    throw new Error('contract');
  }

  update(_caller: Viewer, _id: string, _input: KitchenItemInput, _seen?: Seen): Promise<KitchenItem> {
    throw new Error('contract');
  }

  useUp(_caller: Viewer, _id: string, _undoKey?: string | null): Promise<KitchenItem> {
    throw new Error('contract');
  }

  deleteAll(_caller: Viewer, _ids: readonly string[], _undoKey?: string | null): Promise<DeletedItem[]> {
    throw new Error('contract');
  }

  product(_caller: Viewer, _barcode: string): Promise<KitchenProduct | null> {
    throw new Error('contract');
  }
}
