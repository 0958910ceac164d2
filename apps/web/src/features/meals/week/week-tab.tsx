import { useQuery } from '@apollo/client/react';
import { Utensils } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { ListRow, ListRows } from '../../../ui/lists/list-row';
import { useFamilyNow } from '../../../ui/time/use-family-now';
import { MealWeekDocument } from '../generated';

/** The family's plan of a week. */
export default function WeekTab() {
  const { timeZone } = useFamily();
  const { today } = useFamilyNow(timeZone);
  const { data } = useQuery(MealWeekDocument, { variables: { startDate: today } });
  return (
    <ListRows>
      {data?.mealWeek.meals.map(({ id, title }) => (
        <ListRow key={id} icon={<Utensils size={20} />} title={title} />
      ))}
    </ListRows>
  );
}
