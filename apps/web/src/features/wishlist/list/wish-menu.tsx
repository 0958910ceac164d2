import IconButton from '@mui/material/IconButton';
import { Archive, ArchiveRestore, Ellipsis, House, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t as shared } from '../../../messages/dialogs';
import { t } from '../../../messages/wishlist/wishes';
import { AppMenu } from '../../../ui/basics/app-menu';
import type { Wish } from '../model/types';
import type { WishActions } from './actions';

const labels = t.wishlist;
const SIZE = 18;

/** The other actions on a wish. */
export function WishMenu({
  wish,
  actions: { onEdit, onOwn, onArchive, onDelete },
}: {
  wish: Wish;
  actions: WishActions;
}) {
  const { today } = useFamily();
  const { isOwned, isPurchased, archivedYear } = wish;
  const isAway = archivedYear !== null;
  const name = labels.moreOf(wish.title);
  return (
    <AppMenu
      label={name}
      items={[
        {
          label: shared.dialogs.reader.edit,
          icon: <Pencil size={SIZE} aria-hidden />,
          onClick: () => onEdit(wish),
        },
        ...(isPurchased
          ? []
          : [
              {
                label: isOwned ? labels.reader.wishAgain : labels.reader.own,
                icon: isOwned ? <Sparkles size={SIZE} aria-hidden /> : <House size={SIZE} aria-hidden />,
                onClick: () => onOwn(wish),
              },
            ]),
        {
          label: isAway ? labels.archive.takeBack : labels.archive.put(Number(today.slice(0, 4))),
          icon: isAway ? <ArchiveRestore size={SIZE} aria-hidden /> : <Archive size={SIZE} aria-hidden />,
          onClick: () => onArchive(wish),
        },
        {
          label: t.common.delete,
          icon: <Trash2 size={SIZE} aria-hidden />,
          danger: true,
          onClick: () => onDelete(wish),
        },
      ]}
    >
      {(trigger) => (
        <IconButton {...trigger} aria-label={name} size="small">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
}
