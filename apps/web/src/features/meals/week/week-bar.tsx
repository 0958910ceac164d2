import { addDays } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { dayName, shiftWeek, weekLabel, weekOf } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, CopyPlus, Ellipsis, Plus, Printer, WandSparkles } from 'lucide-react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/meals';
import { AppMenu } from '../../../ui/basics/app-menu';
import type { MenuEntry } from '../../../ui/basics/app-menu';
import { printPage } from '../../../ui/print/use-printing';
import { HeaderActions } from '../../../ui/sections/header-actions';
import { Legend } from './grid/legend';
import { dayAndMonth } from './model/labels';
import classes from './week-bar.module.css';

const labels = t.meals.plan;

interface BarProps {
  /** The day on screen. */
  date: CalendarDate;
  today: CalendarDate;
  onDate: (date: CalendarDate) => void;
}

/** The range of the week, its neighbours, the legend, and the actions of the whole week. */
export function WeekBar({
  date,
  today,
  onDate,
  mobile,
  onAdd,
  onPlan,
  onCopyLast,
}: BarProps & { mobile: boolean; onAdd: () => void; onPlan: () => void; onCopyLast: () => void }) {
  const { locale } = useFamily();
  const week = weekOf(date);
  const step = (weeks: number): void => onDate(shiftWeek(week, weeks).startDate);
  const more: MenuEntry[] = [
    ...(mobile ? [{ label: t.meals.planning.button, icon: <WandSparkles aria-hidden />, onClick: onPlan }] : []),
    { label: labels.week.copyLast, icon: <CopyPlus aria-hidden />, onClick: onCopyLast },
    { label: labels.week.print, icon: <Printer aria-hidden />, onClick: printPage },
  ];
  return (
    <>
      {!mobile && (
        <HeaderActions>
          <AppMenu label={labels.week.more} items={more}>
            {(trigger) => (
              <IconButton aria-label={labels.week.more} title={labels.week.more} {...trigger}>
                <Ellipsis size={20} aria-hidden />
              </IconButton>
            )}
          </AppMenu>
          <Button variant="outlined" startIcon={<WandSparkles size={18} aria-hidden />} onClick={onPlan}>
            {t.meals.planning.button}
          </Button>
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
            {labels.form.submitAdd}
          </Button>
        </HeaderActions>
      )}
      <div className={classes['bar']}>
        <h2 className={classes['range']} aria-live="polite">
          {weekLabel(week, locale, today)}
        </h2>
        {!mobile && <Legend />}
        <div className={classes['moves']}>
          <IconButton className={classes['arrow'] ?? ''} aria-label={labels.week.previous} onClick={() => step(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <Button
            variant={mobile ? 'text' : 'outlined'}
            className={classes['current'] ?? ''}
            onClick={() => onDate(today)}
          >
            {labels.week.current}
          </Button>
          <IconButton className={classes['arrow'] ?? ''} aria-label={labels.week.next} onClick={() => step(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
          {mobile && (
            <AppMenu label={labels.week.more} items={more}>
              {(trigger) => (
                <IconButton aria-label={labels.week.more} {...trigger}>
                  <Ellipsis size={22} aria-hidden />
                </IconButton>
              )}
            </AppMenu>
          )}
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
      <IconButton aria-label={labels.day.previous} onClick={() => onDate(addDays(date, -1))}>
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <div className={classes['day']} aria-live="polite">
        <h2>{dayName(date, locale)}</h2>
        <span>{date === today ? labels.day.isToday(day) : day}</span>
        {date !== today && (
          <button type="button" className={classes['toToday']} onClick={() => onDate(today)}>
            {labels.day.goToToday}
          </button>
        )}
      </div>
      <IconButton aria-label={labels.day.next} onClick={() => onDate(addDays(date, 1))}>
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </div>
  );
}
