import { Injectable } from '@nestjs/common';
import {
  isShopsOwnBarcode,
  kitchenCategoryOf,
  readBarcode,
  usualPlace,
  type BarcodeFormat,
  type BarcodeProblem,
} from '@homefold/domain/kitchen';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import type { KitchenProduct } from './kitchen-product';
import { KitchenStore } from './kitchen-store';
import type { KitchenValues } from './kitchen-values';
import { ProductNames } from './product-names';

/** More than any household scans; the least recently scanned ones are deleted first. */
const REMEMBERED = 5_000;

const PROBLEMS: Record<BarcodeProblem, string> = {
  empty: 'The barcode is empty.',
  not_digits: 'A barcode has only digits.',
  length: 'A barcode has 8, 12 or 13 digits.',
  check_digit: 'This barcode is not valid. Please check its digits.',
};

/**
 * Product names of barcodes: from the family, otherwise from an outside service if this server is configured to use
 * one.
 */
@Injectable()
export class KitchenProducts {
  constructor(
    private readonly db: Database,
    private readonly store: KitchenStore,
    private readonly names: ProductNames,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * A barcode in the form in which it is stored.
   *
   * @throws DomainError INVALID (`barcode`)
   */
  static code(text: string, format?: BarcodeFormat | null): string {
    const { code, problem } = readBarcode(text.slice(0, 100), format ?? undefined);
    if (code === null) throw invalid('barcode', PROBLEMS[problem]);
    return code;
  }

  /** Null when neither the family nor the service knows it. @throws DomainError INVALID (`barcode`), FEATURE_LOCKED */
  async of(caller: Viewer, text: string, format?: BarcodeFormat | null): Promise<KitchenProduct | null> {
    const code = KitchenProducts.code(text, format);
    const { own, asker } = await this.store.scope.read(caller, async (viewer) => {
      const [own, { locale }] = await Promise.all([this.remembered(viewer, code), this.families.settings(viewer)]);
      return { own, asker: { familyId: viewer.familyId, locale } };
    });
    if (own) return { ...own, isOwn: true };
    // codes printed by a shop mean something else in another shop
    const named = isShopsOwnBarcode(code) ? null : await this.names.find(code, asker);
    if (!named) return null;
    const category = kitchenCategoryOf(named.name) ?? 'Other';
    return { ...named, barcode: code, category, place: usualPlace(named.name, category), isOwn: false };
  }

  /** Remembers the barcode of a new item. Inside a write scope. */
  async remember(
    { familyId }: FamilyViewer,
    added: readonly (KitchenValues & { barcode: string | null | undefined })[],
  ): Promise<void> {
    const byCode = new Map(added.flatMap((each) => (each.barcode ? [[each.barcode, each] as const] : [])));
    if (byCode.size === 0) return;
    const products = [...byCode].map(([barcode, { ingredientName, category, place, amount, unit }]) => ({
      ...{ barcode, category, place, amount, unit },
      name: ingredientName,
    }));
    await this.db.sql({
      name: 'kitchen_product_remember',
      text: `
        insert into kitchen_product (family_id, barcode, name, category, place, amount, unit, used_at)
        select $1, p.barcode, p.name, p.category, p.place, p.amount, p.unit, $3
        from jsonb_to_recordset($2::jsonb)
          as p (barcode text, name text, category text, place text, amount float8, unit text)
        on conflict (family_id, barcode) do update set
          name = excluded.name, category = excluded.category, place = excluded.place,
          amount = coalesce(excluded.amount, kitchen_product.amount),
          unit = case when excluded.amount is null then kitchen_product.unit else excluded.unit end,
          used_at = excluded.used_at`,
      values: [familyId, JSON.stringify(products), this.clock.now()],
    });
    await this.db.sql({
      name: 'kitchen_product_forget',
      text: `
        delete from kitchen_product where family_id = $1 and barcode in (
          select barcode from kitchen_product where family_id = $1 order by used_at desc, barcode offset $2)`,
      values: [familyId, REMEMBERED],
    });
  }

  private async remembered({ familyId }: FamilyViewer, code: string): Promise<Omit<KitchenProduct, 'isOwn'> | null> {
    const [row] = await this.db.sql<Omit<KitchenProduct, 'isOwn'> & Record<string, unknown>>({
      name: 'kitchen_product',
      text: `select barcode, name, category, place, amount, unit from kitchen_product
             where family_id = $1 and barcode = $2`,
      values: [familyId, code],
    });
    return row ?? null;
  }
}
