import { formatShortDate, formatTimeRange, lastsDays, todayIn } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { Chip } from '../../../ui/basics/chip';
import { useNow } from '../../../ui/time/use-now';
import { repeatLabel } from '../model/labels';
import { useSettings } from '../model/settings';
import type { ImportItem, ImportPreview } from './calendar-files';
import { Accordion } from '../../../ui/basics/accordion';
import classes from './exchange.module.css';

const texts = t.exchange.import;

const TONES = { new: 'success', changed: 'primary', known: 'plain', kept: 'plain', deleted: 'plain' } as const;

/** The effect of importing a file. */
export function ImportPreviewList({ preview }: { preview: ImportPreview }) {
  const { total, items, goneCount, skipped, skippedCount } = preview;
  const listed = items.reduce((sum, { dateCount }) => sum + dateCount, 0);
  const changes = preview.newCount + preview.changedCount + goneCount;
  return (
    <div className={classes['preview']}>
      <p className={classes['summary']} role="status">
        {total === 0 ? texts.empty : texts.summary(preview)}
      </p>
      {total > 0 && changes === 0 && <p className={classes['muted']}>{texts.nothing}</p>}
      {goneCount > 0 && <p className={classes['muted']}>{texts.gone(goneCount)}</p>}
      {items.length > 0 && (
        // A long list scrolls, so it must be focusable by keyboard.
        <ul className={classes['items']} aria-label={texts.listLabel} tabIndex={0}>
          {items.map((item, index) => (
            <Item key={`${item.uid} ${index}`} item={item} />
          ))}
          {total > listed && <li className={classes['rest']}>{texts.more(total - listed)}</li>}
        </ul>
      )}
      {skippedCount > 0 && (
        <div className={classes['hints']}>
          <Accordion
            parts={[
              {
                title: texts.skipped(skippedCount),
                content: (
                  <ul className={classes['skipped']}>
                    {skipped.map(({ title, reason }, index) => (
                      <li key={index}>
                        <b>{title}</b> {reason}
                      </li>
                    ))}
                    {skippedCount > skipped.length && <li>{texts.more(skippedCount - skipped.length)}</li>}
                  </ul>
                ),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

function Item({ item }: { item: ImportItem }) {
  const { locale, timeZone } = useSettings();
  const today = todayIn(timeZone, useNow());
  const { title, emoji, state, note, eventDate, endDate, eventTime, eventEndTime, recurringEndDate } = item;
  const shown = (date: string): string => formatShortDate(date, locale, today);
  const lasts = lastsDays({ startDate: eventDate, endDate, event: item });
  const days = lasts ? `${shown(eventDate)} – ${shown(endDate)}` : shown(eventDate);
  const details = [
    item.dateCount > 1 ? texts.dates(shown(eventDate), shown(item.lastDate), item.dateCount) : days,
    eventTime ? formatTimeRange(eventTime, eventEndTime, locale) : t.calendar.allDay,
    repeatLabel(item, locale),
    item.isRecurring && recurringEndDate && texts.until(shown(recurringEndDate)),
  ];
  return (
    <li className={classes['item']} data-state={state}>
      <span className={classes['itemWords']}>
        <span className={classes['itemTitle']}>
          {title} {emoji && <span aria-hidden="true">{emoji}</span>}
        </span>
        <span className={classes['muted']}>{details.filter(Boolean).join(' · ')}</span>
        {note && <span className={classes['note']}>{note}</span>}
      </span>
      <Chip small tone={TONES[state]}>
        {texts.states[state]}
      </Chip>
    </li>
  );
}
