import { FamilyPage } from '../../graphql/family-page';
import { Failed } from './list/failed';
import { WishlistSkeleton } from './list/skeleton';
import { WishlistScreen } from './wishlist-screen';

/** The wishlist of the family. */
export default function WishlistPage() {
  return (
    <FamilyPage loading={<WishlistSkeleton />} failed={(error, onRetry) => <Failed error={error} onRetry={onRetry} />}>
      <WishlistScreen />
    </FamilyPage>
  );
}
