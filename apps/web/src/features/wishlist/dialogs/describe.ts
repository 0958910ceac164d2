import type { MoneyFormat } from '@homefold/domain';
import type { FamilyView } from '../../../graphql/family';
import { t as pictures } from '../../../messages/pictures';
import { t } from '../../../messages/wishlist/wishes';
import { versionLines } from '../../../ui/forms/optional-fields';
import type { VersionLine } from '../../../ui/forms/versions-panel';
import { WISH_FIELDS } from '../model/fields';
import { priceLabel } from '../model/labels';
import type { WishFormValues } from './form-values';

const labels = t.wishlist.form;

/** A version of a wish as text. */
export function describe(values: WishFormValues, family: FamilyView, format: MoneyFormat): VersionLine[] {
  const { notes, ...others } = versionLines(WISH_FIELDS, values, family);
  return [
    [labels.title, values.title],
    [labels.category, values.category],
    [labels.price, priceLabel(values, format)],
    ...Object.values(others),
    [pictures.pictures.single.label, values.imageUrl],
    [labels.isOwned, values.isOwned ? t.wishlist.yes : ''],
    notes,
  ];
}
