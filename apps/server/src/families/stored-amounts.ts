import { Injectable } from '@nestjs/common';
import { moneyDecimals } from '@homefold/domain';

/**
 * Rescales a family's amounts inside its write scope.
 *
 * @param places by how many decimal places their smallest unit has moved: -2 from pounds to yen
 */
type Rescale = (familyId: string, places: number) => Promise<void>;

/**
 * Amounts are stored in the smallest unit of the family's currency: 1250 is £12.50. With another currency the number that
 * people read stays, £12.50 becomes $12.50 or ¥13: what a shop charges there is for the family to say.
 */
@Injectable()
export class StoredAmounts {
  private readonly all: Rescale[] = [];

  register(rescale: Rescale): void {
    this.all.push(rescale);
  }

  async keepNumbers(familyId: string, from: string, to: string): Promise<void> {
    const places = decimals(to) - decimals(from);
    if (places !== 0) for (const rescale of this.all) await rescale(familyId, places);
  }
}

const decimals = (currency: string): number => moneyDecimals({ currency, locale: 'en' });
