import { useQuery } from '@apollo/client/react';
import { CookingPot } from 'lucide-react';
import { ListRow, ListRows } from '../../../ui/lists/list-row';
import { RecipesDocument } from '../generated';

/** The family's recipes. */
export default function RecipesTab() {
  const { data } = useQuery(RecipesDocument);
  return (
    <ListRows>
      {data?.recipes.map(({ id, title }) => (
        <ListRow key={id} icon={<CookingPot size={20} />} title={title} />
      ))}
    </ListRows>
  );
}
