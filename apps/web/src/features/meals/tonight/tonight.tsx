import { useQuery } from '@apollo/client/react';
import { formatTime } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { Plus } from 'lucide-react';
import { t } from '../../../messages/meals';
import { leaveHandOff } from '../../../ui/sections/hand-off';
import { useSections } from '../../../ui/sections/sections';
import { Button } from '../../../ui/basics/button';
import { LineButton, LineNote } from '../../../ui/basics/line-button';
import { TonightsDinnerDocument } from './generated';
import '../week/model/live';
import classes from './tonight.module.css';

const labels = t.meals.plan.tonight;

/** The dashboard's line about dinner: what and when to start, or a link to plan it. Loaded after the first screen. */
export default function TonightsDinner({
  day,
  time,
  locale,
}: {
  day: CalendarDate;
  /** The family's time, after which there is no start time to show. */
  time: LocalTime;
  locale: string;
}) {
  const { go } = useSections();
  const { data, error } = useQuery(TonightsDinnerDocument, { variables: { date: day } });
  if (!data) return error ? <LineNote>{labels.failed}</LineNote> : null;
  const { meals = [], startAt = null, dinnerTime = '' } = data.plannedDinner ?? {};
  const [first, ...more] = meals;
  if (!first)
    return (
      <>
        <LineNote>{labels.none}</LineNote>
        <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => go('meal-planner')}>
          {labels.plan}
        </Button>
      </>
    );
  const open = (): void => {
    leaveHandOff({
      activityId: '',
      type: 'opened',
      resource: 'meal_plan',
      resourceId: first.id,
      section: 'meal-planner',
      userName: '',
      description: first.title,
    });
    go('meal-planner');
  };
  return (
    <LineButton className={classes['line']} onClick={open}>
      <span className={classes['title']}>{first.title}</span>
      {more.length > 0 && <LineNote className={classes['more']}>{labels.more(more.length)}</LineNote>}
      {startAt && time < dinnerTime && (
        <span className={classes['start']}>{t.meals.plan.day.startAt(formatTime(startAt, locale))}</span>
      )}
    </LineButton>
  );
}
