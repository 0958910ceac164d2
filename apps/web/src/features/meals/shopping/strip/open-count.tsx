import { useQuery } from '@apollo/client/react';
import { t } from '../../../../messages/meals/shopping';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { ShoppingListsDocument } from '../../generated';
import '../model/live';
import classes from './strip.module.css';

/** The number of open items, next to "Shopping" in the sidebar. Loaded after the first screen. */
export default function OpenCount() {
  const { data } = useQuery(ShoppingListsDocument);
  const open = (data?.shoppingLists ?? []).reduce((sum, list) => sum + list.openCount, 0);
  if (open === 0) return null;
  return (
    <span className={classes['count']}>
      <span aria-hidden>{open}</span>
      <VisuallyHidden>{t.shopping.open(open)}</VisuallyHidden>
    </span>
  );
}
