import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useFamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { Button } from '../../../../ui/basics/button';
import { LineButton, LineNote } from '../../../../ui/basics/line-button';
import { useSections } from '../../../../ui/sections/sections';
import { ShoppingListsDocument } from '../../generated';
import '../model/live';
import classes from './strip.module.css';

const labels = t.shopping.strip;

/** The dashboard's line about shopping: what to buy, and who is at the shop. Loaded after the first screen. */
export default function ToBuy() {
  const { go } = useSections();
  const { family } = useFamilyView();
  const { data, error } = useQuery(ShoppingListsDocument);
  if (!data || !family) return error ? <LineNote className={classes['quiet']}>{labels.failed}</LineNote> : null;
  const lists = data.shoppingLists;
  const open = lists.reduce((sum, list) => sum + list.openCount, 0);
  const shoppers = [...new Set(lists.flatMap(({ shopperIds }) => shopperIds))]
    .filter((id) => id !== family.me)
    .flatMap((id) => family.byId.get(id)?.displayName ?? []);
  const names = new Intl.ListFormat(family.locale, { type: 'conjunction' }).format(shoppers);
  if (open === 0 && shoppers.length === 0)
    return (
      <>
        <LineNote className={classes['quiet']}>{labels.none}</LineNote>
        <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => go('shopping', { add: true })}>
          {t.shopping.addItem}
        </Button>
      </>
    );
  const filled = lists.filter(({ openCount }) => openCount > 0);
  const split = filled.map(({ name, openCount }) => `${name} ${openCount}`).join(', ');
  return (
    <LineButton onClick={() => go('shopping')}>
      <span className={classes['title']}>{labels.open(open)}</span>
      {filled.length > 1 && <LineNote className={classes['quiet']}>{split}</LineNote>}
      {shoppers.length > 0 && <span className={classes['shop']}>{labels.atShop(names, shoppers.length === 1)}</span>}
    </LineButton>
  );
}
