import { Injectable } from '@nestjs/common';

/** What the outside says of a barcode. */
export interface NamedProduct {
  name: string;
  /** How much a package has; null: it does not say. */
  amount: number | null;
  unit: string | null;
}

/** For whom it is asked. */
export interface ProductAsker {
  familyId: string;
  /** Of the family: in which language it reads names. */
  locale: string;
}

/** Who knows the products of barcodes. Never an error: who cannot be asked knows nothing. */
export abstract class ProductNames {
  /** @param code a valid barcode. Call it outside of any scope of the database */
  abstract find(code: string, asker: ProductAsker): Promise<NamedProduct | null>;
}

/** Nobody is asked: the default. */
@Injectable()
export class NoProductNames extends ProductNames {
  find(): Promise<null> {
    return Promise.resolve(null);
  }
}
