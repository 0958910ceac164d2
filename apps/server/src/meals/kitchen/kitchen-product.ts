import { ObjectType } from '@nestjs/graphql';
import type { BarcodeFormat as Format } from '@homefold/domain/kitchen';
import { EnumField, FlagField, NumberField, TextField, enumType } from '../../platform/fields';
import { KitchenCategory, KitchenPlace } from './kitchen-item';

export type BarcodeFormat = Format;
export const BarcodeFormat = enumType<Format>('BarcodeFormat', 'The symbology of a barcode.', {
  ean_13: 'EAN-13, including ISBN barcodes.',
  ean_8: 'EAN-8.',
  upc_a: 'UPC-A.',
  upc_e: 'UPC-E, the short form of UPC-A.',
});

@ObjectType({ description: 'The product with a barcode.' })
export class KitchenProduct {
  @TextField('The barcode: 8 to 14 digits.')
  barcode!: string;

  @TextField('Its name.')
  name!: string;

  @EnumField(KitchenCategory, 'Its category.')
  category!: KitchenCategory;

  @EnumField(KitchenPlace, 'Where it is kept.')
  place!: KitchenPlace;

  @NumberField('The amount in a package; null if unknown.', { nullable: true })
  amount!: number | null;

  @TextField('The unit of the amount.', { nullable: true })
  unit!: string | null;

  @FlagField('Whether this family has named it; otherwise its name comes from Open Food Facts.')
  isOwn!: boolean;
}
