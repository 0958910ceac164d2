import { ShoppingBasket } from 'lucide-react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { Face } from '../../../../ui/people/face';
import { namesOf, personOf } from '../../week/model/people';
import type { List } from '../model/types';
import classes from './shopping-screen.module.css';

const labels = t.shopping.inShop;

/** "Emma is at the shop": items added now are still bought. */
export function Shoppers({ list }: { list: List }) {
  const family = useFamily();
  const others = list.shopperIds.filter((id) => id !== family.me).flatMap((id) => personOf(id, family) ?? []);
  if (others.length === 0) return null;
  return (
    <p className={classes['shoppers']} role="status">
      <span className={classes['faces']}>
        {others.map((person) => (
          <Face key={person.id} person={person} size={24} />
        ))}
      </span>
      {labels.atShop(namesOf(others, family.locale), others.length === 1)}
      <ShoppingBasket size={16} aria-hidden />
    </p>
  );
}
