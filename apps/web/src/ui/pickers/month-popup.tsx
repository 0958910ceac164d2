import ClickAwayListener from '@mui/material/ClickAwayListener';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { addDays, addMonths, addYears, dayOfWeek, formatMonthTitle } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '../../messages/pickers';
import { BesideField } from '../dialogs/beside-field';
import { useHistoryEntry } from '../dialogs/use-history-entry';
import { useConventions } from '../time/conventions';
import { MonthGrid } from './month-grid';
import classes from './month.module.css';
import { YearList } from './year-list';

const labels = t.pickers;
const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2200-12-31';

/**
 * The month of a date field (the date picker dialog of the ARIA practices): arrows move by days and weeks, Page Up and Down by
 * months, with Shift by years, Home and End within the week. Escape, Back and a click elsewhere close it, and nothing else; the
 * focus returns to where it came from.
 */
export function MonthPopup({
  label,
  field,
  value,
  today,
  min = FIRST_DATE,
  max = LAST_DATE,
  onPick,
  onClose,
}: {
  /** The field's: "Start date". */
  label: string;
  /** The box below which it opens. */
  field: HTMLElement | null;
  value: CalendarDate | null;
  today: CalendarDate;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  onPick: (date: CalendarDate) => void;
  onClose: () => void;
}) {
  const { locale, weekStartsOn } = useConventions();
  const id = useId();
  useHistoryEntry(true, onClose);
  const within = (date: CalendarDate): CalendarDate => (date < min ? min : date > max ? max : date);
  const [day, setDay] = useState(() => within(value ?? today));
  // For a birthday, which is long ago, the year is chosen first.
  const [isYears, setYears] = useState(value === null && max <= today);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  /** The focus follows the keyboard; a click on an arrow leaves it there. */
  const move = (date: CalendarDate): void => {
    const next = within(date);
    takesFocus.current = next !== day;
    setDay(next);
  };
  // Before the next key, which may be the Enter that chooses the day.
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const weekday = (dayOfWeek(day) - weekStartsOn + 7) % 7;
    const moves: Partial<Record<string, () => CalendarDate>> = {
      ArrowLeft: () => addDays(day, -1),
      ArrowRight: () => addDays(day, 1),
      ArrowUp: () => addDays(day, -7),
      ArrowDown: () => addDays(day, 7),
      Home: () => addDays(day, -weekday),
      End: () => addDays(day, 6 - weekday),
      PageUp: () => (event.shiftKey ? addYears(day, -1) : addMonths(day, -1)),
      PageDown: () => (event.shiftKey ? addYears(day, 1) : addMonths(day, 1)),
    };
    const to = moves[event.key];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to());
  };
  const turn = (months: number): void => setDay(within(addMonths(day, months)));
  const month = formatMonthTitle(day, locale);
  return (
    <BesideField field={field}>
      <ClickAwayListener
        mouseEvent="onPointerDown"
        touchEvent={false}
        onClickAway={({ target }) => {
          // the field's own button closes it by itself
          if (!(target instanceof Node && field?.contains(target))) onClose();
        }}
      >
        <div>
          <FocusTrap open disableEnforceFocus>
            <div
              role="dialog"
              aria-label={labels.month(label)}
              tabIndex={-1}
              className={classes['month']}
              onKeyDown={(event) => {
                // keys pressed in the month reach neither the field nor the dialog around it
                event.stopPropagation();
                if (event.key !== 'Escape') return;
                event.preventDefault();
                if (isYears) setYears(false);
                else onClose();
              }}
            >
              <div className={classes['head']}>
                <button
                  type="button"
                  className={classes['title']}
                  aria-expanded={isYears}
                  aria-label={labels.chooseYear(month)}
                  onClick={() => setYears(!isYears)}
                >
                  <span id={`${id}-title`} aria-live="polite">
                    {month}
                  </span>
                  <ChevronDown size={16} aria-hidden />
                </button>
                {!isYears && (
                  <>
                    <Turn
                      label={labels.previousMonth}
                      isLast={day.slice(0, 7) <= min.slice(0, 7)}
                      onTurn={() => turn(-1)}
                    >
                      <ChevronLeft size={18} aria-hidden />
                    </Turn>
                    <Turn label={labels.nextMonth} isLast={day.slice(0, 7) >= max.slice(0, 7)} onTurn={() => turn(1)}>
                      <ChevronRight size={18} aria-hidden />
                    </Turn>
                  </>
                )}
              </div>
              {isYears ? (
                <YearList
                  value={Number(day.slice(0, 4))}
                  first={Number(min.slice(0, 4))}
                  last={Number(max.slice(0, 4))}
                  onPick={(year) => {
                    setYears(false);
                    move(addYears(day, year - Number(day.slice(0, 4))));
                  }}
                />
              ) : (
                <>
                  <MonthGrid
                    ref={grid}
                    labelledBy={`${id}-title`}
                    day={day}
                    selected={value}
                    today={today}
                    min={min}
                    max={max}
                    onPick={onPick}
                    onKeyDown={onKeyDown}
                  />
                  {today >= min && today <= max && (
                    <button type="button" className={classes['today']} onClick={() => onPick(today)}>
                      {labels.today}
                    </button>
                  )}
                </>
              )}
            </div>
          </FocusTrap>
        </div>
      </ClickAwayListener>
    </BesideField>
  );
}

const Turn = ({
  label,
  isLast,
  onTurn,
  children,
}: {
  label: string;
  isLast: boolean;
  onTurn: () => void;
  children: React.ReactNode;
}) => (
  <button
    type="button"
    className={classes['turn']}
    aria-label={label}
    aria-disabled={isLast || undefined}
    onClick={() => !isLast && onTurn()}
  >
    {children}
  </button>
);
