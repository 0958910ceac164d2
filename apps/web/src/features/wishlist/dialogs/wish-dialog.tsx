import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { EditDialog } from '../../../ui/dialogs/edit-dialog';
import { VersionsPanel } from '../../../ui/forms/versions-panel';
import { useConventions } from '../../../ui/time/conventions';
import type { Wish } from '../model/types';
import { describe } from './describe';
import { canSubmit, formOfWish } from './form-values';
import { useWishForm } from './use-wish-form';
import type { WishTarget } from './use-wish-form';
import { WishFields } from './wish-fields';

const labels = t.wishlist.form;

/** Add Wishlist Item and Edit Wishlist Item share one form, so that both have all fields. */
export default function WishDialog({
  open,
  target,
  onPurchase,
  onDelete,
  onClose,
}: {
  open: boolean;
  target: WishTarget;
  onPurchase: (wish: Wish) => void;
  onDelete: (wish: Wish) => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const format = useConventions();
  const wish = target.kind === 'edit' ? target.wish : null;
  const form = useWishForm({ target, onPurchase, onSaved: onClose });
  return (
    <EditDialog
      open={open}
      title={wish ? labels.editTitle : labels.addTitle}
      form={form}
      submit={form.saving ? labels.saving : wish ? labels.submitEdit : labels.submitAdd}
      canSubmit={canSubmit(form.values)}
      conflict={(theirs) => (
        <VersionsPanel
          labels={t.wishlist.conflict}
          mine={describe(form.values, family, format)}
          theirs={describe(formOfWish(theirs), family, format)}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onDelete={
        wish
          ? () => {
              onClose();
              onDelete(wish);
            }
          : undefined
      }
      onClose={onClose}
    >
      <WishFields stored={wish} values={form.values} errors={form.errors} onChange={form.fill} />
    </EditDialog>
  );
}
