import { useSections } from '../../../ui/sections/sections';
import { ShoppingScreen } from './shopping-screen';

const SECTION = 'meal-planner';
const SUB = /^shopping\/(.+)$/;

/**
 * The list as a tab of the meals on a phone: #meal-planner/shopping, and another list at #meal-planner/shopping/<id>.
 */
export default function ShoppingTab() {
  const { sub, go } = useSections();
  return (
    <ShoppingScreen
      listId={SUB.exec(sub ?? '')?.[1] ?? null}
      onList={(id) => go(SECTION, { sub: id === null ? 'shopping' : `shopping/${id}`, replace: true })}
    />
  );
}
