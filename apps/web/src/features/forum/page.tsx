import { FamilyPage } from '../../graphql/family-page';
import { ForumScreen } from './page/forum-screen';
import { Failed } from './page/failed';
import { ListSkeleton } from './list/skeleton';

/** The section Family Forum: the list (#forum), or one post (#forum/<id>). */
export default function ForumPage() {
  return (
    <FamilyPage loading={<ListSkeleton />} failed={(error, onRetry) => <Failed error={error} onRetry={onRetry} />}>
      <ForumScreen />
    </FamilyPage>
  );
}
