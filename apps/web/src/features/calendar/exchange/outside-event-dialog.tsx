import Button from '@mui/material/Button';
import { formatLongDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { hueStyle } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';
import { timeLabel } from '../model/labels';
import { PlaceLink } from '../place-link';
import classes from './exchange.module.css';

/** A read-only event of an outside calendar. */
export default function OutsideEventDialog({
  open,
  event,
  start,
  onClose,
}: {
  open: boolean;
  event: CalendarEvent;
  start: CalendarDate;
  onClose: () => void;
}) {
  const { locale } = useSettings();
  const { title, emoji, description, endDate, place, calendarName, calendarColor } = event;
  const day = formatLongDate(start, locale, { year: true });
  const days = endDate > start ? t.calendar.fromTo(day, formatLongDate(endDate, locale, { year: true })) : day;
  return (
    <AppDialog
      open={open}
      title={[title, emoji].filter(Boolean).join(' ')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t.common.close}
        </Button>
      }
    >
      <div className={classes['event']} style={hueStyle(calendarColor ?? 'family')}>
        <p className={classes['when']}>{days}</p>
        <p className={classes['when']}>{timeLabel({ startDate: start, endDate, event }, locale)}</p>
        {place && (
          <p className={classes['when']}>
            <PlaceLink place={place} />
          </p>
        )}
        {description && <p className={classes['description']}>{description}</p>}
        <p className={classes['origin']}>
          <span className={classes['dot']} aria-hidden />
          <span>{t.exchange.outside.fromHint(calendarName ?? '')}</span>
        </p>
      </div>
    </AppDialog>
  );
}
