import { t } from '../../../messages/wishlist/wishes';
import { dateField, lineField, textField } from '../../../ui/forms/optional-fields';

const labels = t.wishlist.form;

/** The nullable columns of a wish that are typed as text. Form, inputs and the comparison of versions derive from this. */
export const WISH_FIELDS = {
  link: lineField(labels.link),
  wantedBy: dateField(labels.wantedBy),
  occasion: lineField(labels.occasion),
  notes: textField(labels.notes),
};
