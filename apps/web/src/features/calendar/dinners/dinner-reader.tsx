import { useFragment } from '@apollo/client/react';
import { formatLongDate } from '@homefold/domain';
import { AlignLeft, BookOpen, CalendarClock, CalendarDays, ChefHat, Users } from 'lucide-react';
import { t } from '../../../messages/calendar';
import { t as shared } from '../../../messages/dialogs';
import { Fact, Facts, Reader, ReaderActions } from '../../../ui/dialogs/reader';
import { useSections } from '../../../ui/sections/sections';
import { EventAvatars } from '../event-avatars';
import { CalendarDinnerFieldsFragmentDoc } from '../generated';
import { personsOf } from '../model/people';
import { useSettings } from '../model/settings';
import type { Reading } from '../reader/use-event-reader';
import classes from '../reader/event-reader.module.css';
import { mealIdOf } from './dinner';

const labels = t.calendar.dinners;
const acts = shared.dialogs.reader;

/** The reader of a planned dinner; it is changed in the meal plan, and cooked from its recipe. */
export default function DinnerReader({
  open,
  reading: { event, anchor },
  onClose,
}: {
  open: boolean;
  reading: Reading;
  onClose: () => void;
}) {
  const { people, locale, today } = useSettings();
  const { go } = useSections();
  const stored = useFragment({
    fragment: CalendarDinnerFieldsFragmentDoc,
    fragmentName: 'CalendarDinnerFields',
    from: { __typename: 'PlannedMeal', id: mealIdOf(event) },
  });
  // Others' changes are shown at once; a deleted dinner stays until the reader is closed.
  const dinner = stored.dataState === 'complete' ? stored.data : null;
  const date = dinner?.mealDate ?? event.eventDate;
  const eaters = dinner && personsOf({ whoMemberIds: dinner.eaterIds ?? [], whoNames: [] }, people);
  const cook = dinner?.cookId ? people.byId.get(dinner.cookId) : undefined;
  const recipeId = dinner?.recipeId ?? null;
  const follow = (sub: string): void => {
    onClose();
    go('meal-planner', { sub });
  };
  return (
    <Reader
      open={open}
      title={dinner?.title ?? event.title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            recipeId !== null && {
              label: labels.recipe,
              icon: <BookOpen aria-hidden />,
              onClick: () => follow(`recipes/${recipeId}`),
            },
            { label: labels.plan, icon: <CalendarDays aria-hidden />, onClick: () => follow(date) },
          ]}
        />
      }
    >
      <Facts>
        <Fact icon={<CalendarClock aria-hidden />} name={acts.when}>
          {labels.when(formatLongDate(date, locale, { year: date.slice(0, 4) !== today.slice(0, 4) }))}
        </Fact>
        {eaters && (
          <Fact icon={<Users aria-hidden />} name={labels.eaters}>
            {[
              dinner.eaterIds ? t.calendar.names(eaters.map(({ name }) => name)) : labels.everyone,
              dinner.guests > 0 && labels.guests(dinner.guests),
              labels.serves(dinner.servings),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        )}
        {cook && (
          <Fact icon={<ChefHat aria-hidden />} name={labels.cook}>
            <span className={classes['who']}>
              <EventAvatars persons={[cook]} size={18} />
              {cook.name}
            </span>
          </Fact>
        )}
        {dinner?.notes && (
          <Fact icon={<AlignLeft aria-hidden />} name={acts.notes} isText>
            {dinner.notes}
          </Fact>
        )}
      </Facts>
    </Reader>
  );
}
