import { Injectable } from '@nestjs/common';
import { RecordStores, type RecordStore } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { BinSource } from '../../platform/bin';
import { Database } from '../../platform/database';
import { manualOrder, type ManualOrder } from '../../platform/records';
import { KnownWishes } from '../surprise/known-wishes';
import { WishEntity } from './wish.entity';
import { Wish } from './wish.types';

/** Writes the part of wishes that is visible to the whole family. */
@Injectable()
export class WishStore {
  readonly scope: FeatureScope;
  readonly records: RecordStore<WishEntity>;
  /** The order of a member's wishes by strength. */
  readonly order: ManualOrder<string>;
  /** Deleted wishes. */
  readonly bin: BinSource;

  constructor(stores: RecordStores, db: Database, access: FeatureAccess, known: KnownWishes) {
    this.scope = featureScope(access, db, 'wishlist');
    this.order = manualOrder(db, { table: 'wish', inGroup: 't.member_id = $2', isPlaced: 't.deleted_at is null' });
    this.records = stores.of({
      resource: 'wishlist_item',
      noun: 'wish',
      entity: WishEntity,
      shown: { type: Wish, select: (viewer, ids) => known.some(viewer, ids) },
      describe: ({ title }) => ({ title }),
      scope: this.scope,
    });
    this.bin = this.records.bin<{ title: string; notes: string | null }>({
      columns: 't.title, t.notes',
      describe: ({ title, notes }) => ({ title, detail: notes ?? '', emoji: null }),
    });
  }
}
