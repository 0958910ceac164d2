import { addDays } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { dayName, shiftWeek, weekLabel, weekOf } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Plus, Printer } from 'lucide-react';
import type { Ref } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/meals';
import { printPage } from '../../../ui/print/use-printing';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import { HeaderActions } from '../../../ui/sections/header-actions';
import { Legend } from './grid/legend';
import { dayAndMonth } from './model/labels';
import classes from './week-bar.module.css';

const words = t.meals.plan;

interface BarProps {
  /** The day on screen. */
  date: CalendarDate;
  today: CalendarDate;
  onDate: (date: CalendarDate) => void;
}

/** The range of the week, its neighbours, the colours, and what can be done with the whole of it. */
export function WeekBar({
  date,
  today,
  onDate,
  mobile,
  onAdd,
}: BarProps & { mobile: boolean; line: Ref<QuickAddHandle>; onAdd: () => void }) {
  const { locale } = useFamily();
  const week = weekOf(date);
  const step = (weeks: number): void => onDate(shiftWeek(week, weeks).startDate);
  return (
    <>
      {!mobile && (
        <HeaderActions>
          <IconButton aria-label={words.week.print} title={words.week.print} onClick={printPage}>
            <Printer size={20} aria-hidden />
          </IconButton>
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            {words.form.submitAdd}
          </Button>
        </HeaderActions>
      )}
      <div className={classes['bar']}>
        <h2 className={classes['range']} aria-live="polite">
          {weekLabel(week, locale, today)}
        </h2>
        {!mobile && <Legend />}
        <div className={classes['moves']}>
          <IconButton className={classes['arrow'] ?? ''} aria-label={words.week.previous} onClick={() => step(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <Button
            variant={mobile ? 'text' : 'outlined'}
            className={classes['current'] ?? ''}
            onClick={() => onDate(today)}
          >
            {words.week.current}
          </Button>
          <IconButton className={classes['arrow'] ?? ''} aria-label={words.week.next} onClick={() => step(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
      </div>
    </>
  );
}

/** The day on a phone and its neighbours. */
export function DayBar({ date, today, onDate }: BarProps) {
  const { locale } = useFamily();
  const day = dayAndMonth(date, locale);
  return (
    <div className={classes['dayBar']}>
      <IconButton aria-label={words.day.previous} onClick={() => onDate(addDays(date, -1))}>
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <div className={classes['day']} aria-live="polite">
        <h2>{dayName(date, locale)}</h2>
        <span>{date === today ? words.day.isToday(day) : day}</span>
        {date !== today && (
          <button type="button" className={classes['toToday']} onClick={() => onDate(today)}>
            {words.day.goToToday}
          </button>
        )}
      </div>
      <IconButton aria-label={words.day.next} onClick={() => onDate(addDays(date, 1))}>
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </div>
  );
}
