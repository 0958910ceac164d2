import { useFamily } from '../../../graphql/family';
import { refusalText } from '../../../graphql/records/refusals';
import { useStoredForm } from '../../../graphql/records/use-stored-form';
import type { StoredForm } from '../../../graphql/records/use-stored-form';
import { t } from '../../../messages/wishlist/wishes';
import { draftId } from '../../../ui/browser/draft-id';
import type { WishPrefill } from '../../../ui/sections/prefill';
import { WISH_FIELDS } from '../model/fields';
import type { Wish } from '../model/types';
import { useWrites } from '../model/use-wish-writes';
import { canSubmit, changesOf, formOfWish, formProblems, newWishForm, wholeInput } from './form-values';
import type { WishFormValues } from './form-values';

/** The dialog's target: a stored wish, or a new one, optionally with its wisher, a page, or another record's values. */
export type WishTarget =
  | { kind: 'add'; memberId?: string | undefined; link?: string | undefined; prefill?: WishPrefill }
  | { kind: 'edit'; wish: Wish };

const labels = t.wishlist;
const FIELDS: readonly string[] = [...Object.keys(WISH_FIELDS), 'title', 'category', 'price', 'imageUrl'];

/** State and actions of the dialog. @param onPurchase called after saving if the wish was ticked in the form */
export function useWishForm({
  target,
  onPurchase,
  onSaved,
}: {
  target: WishTarget;
  onPurchase: (wish: Wish) => void;
  onSaved: () => void;
}): StoredForm<WishFormValues, Wish> {
  const { me, byId } = useFamily();
  const writes = useWrites();
  const prefill = target.kind === 'add' ? target.prefill : undefined;
  return useStoredForm<WishFormValues, Wish>({
    form: prefill ? `wish-${prefill.key}` : 'wish',
    stored: target.kind === 'edit' ? target.wish : null,
    opened: () => {
      if (target.kind === 'edit') return formOfWish(target.wish);
      const { title = '', notes = '' } = prefill?.values ?? {};
      const memberId = prefill?.values.memberId ?? target.memberId ?? me;
      const link = prefill?.values.link ?? target.link ?? '';
      return newWishForm({ title, notes, memberId: byId.has(memberId) ? memberId : me, link });
    },
    formOf: formOfWish,
    canSubmit,
    problemsOf: formProblems,
    fieldOf: ({ field }) => (field && FIELDS.includes(field) ? (field as keyof WishFormValues) : null),
    failureText: (error, wish) =>
      wish && error.code === 'NOT_FOUND'
        ? labels.gone(wish.title)
        : refusalText(error, wish ? labels.updateFailed : labels.addFailed),
    current: writes.current,
    prepare:
      async (values, { row, key }) =>
      async () => {
        if (!row) {
          const added = await writes.add(wholeInput(values), values.memberId, key);
          prefill?.onAdded(added?.id ?? draftId(key));
          return;
        }
        const changes = changesOf(values, row);
        if (Object.keys(changes).length > 0) await writes.update(row, changes);
        if (values.isPurchased === row.isPurchased) return;
        if (values.isPurchased) onPurchase(row);
        else void writes.takeBack(row);
      },
    onSaved,
  });
}
