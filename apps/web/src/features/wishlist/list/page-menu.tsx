import IconButton from '@mui/material/IconButton';
import { EllipsisVertical, EyeOff, Link } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { AppMenu } from '../../../ui/basics/app-menu';

const labels = t.wishlist.more;
const SIZE = 18;

/** Actions on whole lists, for families with more than one member. */
export function PageMenu({ onShare, onHide }: { onShare: () => void; onHide: () => void }) {
  const { isAdmin, members } = useFamily();
  if (members.length < 2) return null;
  return (
    <AppMenu
      label={labels.label}
      items={[
        { label: labels.share, icon: <Link size={SIZE} aria-hidden />, onClick: onShare },
        ...(isAdmin ? [{ label: labels.hide, icon: <EyeOff size={SIZE} aria-hidden />, onClick: onHide }] : []),
      ]}
    >
      {(trigger) => (
        <IconButton {...trigger} aria-label={labels.label}>
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
}
