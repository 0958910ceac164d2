import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WISH_LIMITS } from '@homefold/domain/wishlist';
import { StoredAmounts } from '../../families';
import { Database } from '../../platform/database';
import { SecretsStore } from '../surprise/secrets.store';

/** Keeps displayed prices the same when a family's currency changes, including wishes in the bin. */
@Injectable()
export class WishAmounts implements OnModuleInit {
  constructor(
    private readonly amounts: StoredAmounts,
    private readonly db: Database,
    private readonly secrets: SecretsStore,
  ) {}

  onModuleInit(): void {
    this.amounts.register(async (familyId, places) => {
      await this.db.sql({
        name: 'wish_rescale',
        text: `update wish set price = least(round(price * 10::numeric ^ $2::integer), $3::bigint), version = version + 1
               where family_id = $1 and price is not null`,
        values: [familyId, places, WISH_LIMITS.price],
      });
      await this.secrets.rescaleShares(familyId, places, WISH_LIMITS.price);
    });
  }
}
