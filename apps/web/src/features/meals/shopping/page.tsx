import { FamilyPage } from '../../../graphql/family-page';
import { t } from '../../../messages/meals/shopping';
import { useSections } from '../../../ui/sections/sections';
import { ErrorState } from '../../../ui/states/empty-state';
import { ListSkeleton } from './list/skeleton';
import { ShoppingScreen } from './shopping-screen';

/** The section Shopping: the default list (#shopping), or another one (#shopping/<id>). */
export default function ShoppingPage() {
  return (
    <FamilyPage
      loading={<ListSkeleton />}
      failed={(_error, onRetry) => <ErrorState title={t.shopping.failed} onRetry={onRetry} />}
    >
      <Lists />
    </FamilyPage>
  );
}

function Lists() {
  const { current, sub, go } = useSections();
  return (
    <ShoppingScreen
      listId={current === 'shopping' ? sub : null}
      onList={(id) => go('shopping', { replace: true, ...(id !== null && { sub: id }) })}
    />
  );
}
