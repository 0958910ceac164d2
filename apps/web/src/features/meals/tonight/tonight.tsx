import { useQuery } from '@apollo/client/react';
import { formatTime } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { Plus } from 'lucide-react';
import { t } from '../../../messages/meals';
import { leaveHandOff } from '../../../ui/sections/hand-off';
import { useSections } from '../../../ui/sections/sections';
import { Button } from '../../../ui/basics/button';
import { TonightsDinnerDocument } from './generated';
import '../week/model/live';
import classes from './tonight.module.css';

const words = t.meals.plan.tonight;

/** The dashboard's line about dinner: what there is and when to start, or a way to plan it. Loaded after the first screen. */
export default function TonightsDinner({
  day,
  time,
  locale,
}: {
  day: CalendarDate;
  /** The family's time, after which nobody has to start any more. */
  time: LocalTime;
  locale: string;
}) {
  const { go } = useSections();
  const { data, error } = useQuery(TonightsDinnerDocument, { variables: { date: day } });
  if (!data) return error ? <span className={classes['quiet']}>{words.failed}</span> : null;
  const { meals = [], startAt = null, dinnerTime = '' } = data.plannedDinner ?? {};
  const [first, ...more] = meals;
  if (!first)
    return (
      <>
        <span className={classes['quiet']}>{words.none}</span>
        <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => go('meal-planner')}>
          {words.plan}
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
    <button type="button" className={classes['dinner']} onClick={open}>
      <span className={classes['title']}>{first.title}</span>
      {more.length > 0 && <span className={classes['quiet']}>{words.more(more.length)}</span>}
      {startAt && time < dinnerTime && (
        <span className={classes['start']}>{t.meals.plan.day.startAt(formatTime(startAt, locale))}</span>
      )}
    </button>
  );
}
