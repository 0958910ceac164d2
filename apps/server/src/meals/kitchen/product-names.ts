import { Injectable } from '@nestjs/common';

/** Product data from an outside service. */
export interface NamedProduct {
  name: string;
  /** The amount in a package; null: not given. */
  amount: number | null;
  unit: string | null;
}

/** The family that asks. */
export interface ProductAsker {
  familyId: string;
  /** The family's locale: the language for names. */
  locale: string;
}

/** Looks up products by barcode. Never throws: an unreachable service returns nothing. */
export abstract class ProductNames {
  /** @param code a valid barcode. Call it outside any scope of the database */
  abstract find(code: string, asker: ProductAsker): Promise<NamedProduct | null>;
}

/** Uses no service: the default. */
@Injectable()
export class NoProductNames extends ProductNames {
  find(): Promise<null> {
    return Promise.resolve(null);
  }
}
