import Button from '@mui/material/Button';
import { formatDateRange, formatTimeRange, isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../app/messages/calendar';
import { chosenPersons } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';
import classes from './form.module.css';
import { formOfEvent } from './form-values';
import type { EventFormValues } from './form-values';

const conflictWords = t.calendar.conflict;
const labels = t.calendar.form;

/** Somebody saved a newer version meanwhile: both stand side by side, what differs is marked, the person chooses. */
export function ConflictPanel({
  mine,
  theirs,
  start,
  busy,
  words: own,
  onKeepMine,
  onUseTheirs,
}: {
  mine: EventFormValues;
  theirs: CalendarEvent;
  /** The occurrence that both versions are shown at. */
  start: CalendarDate | null;
  busy: boolean;
  /** Other names of the versions and buttons, where more is known of them. */
  words?: Partial<Record<'mine' | 'theirs' | 'keepMine' | 'useTheirs', string>>;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}) {
  const settings = useSettings();
  const words = { ...conflictWords, ...own };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const left = describe(mine, theirs, settings);
  const right = describe(formOfEvent(theirs, start), theirs, settings);
  const differing = new Set(left.flatMap(([label, text], index) => (right[index]?.[1] === text ? [] : [label])));
  return (
    <section className={classes['conflict']} role="alert">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{differing.size > 0 ? words.text : words.same}</p>
      <div className={classes['versions']}>
        <Version title={words.mine} lines={left} differing={differing}>
          <Button variant="contained" disabled={busy} onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </Version>
        <Version title={words.theirs} lines={right} differing={differing}>
          <Button variant="outlined" disabled={busy} onClick={onUseTheirs}>
            {words.useTheirs}
          </Button>
        </Version>
      </div>
    </section>
  );
}

type Line = readonly [label: string, text: string];

function Version({
  title,
  lines,
  differing,
  children,
}: {
  title: string;
  lines: readonly Line[];
  differing: ReadonlySet<string>;
  children: ReactNode;
}) {
  return (
    <article className={classes['version']} aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label} data-differs={differing.has(label) || undefined}>
            <dt>{label}</dt>
            <dd>{text || conflictWords.nothing}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}

/** What a version says, in words. */
function describe(values: EventFormValues, stored: CalendarEvent, { locale, people }: CalendarSettings): Line[] {
  const { eventDate, endDate, eventTime, eventEndTime } = values;
  const names = chosenPersons(values.whoMemberIds, stored, people).map(({ name }) => name);
  return [
    [labels.title, [values.emoji, values.title].filter(Boolean).join(' ')],
    [labels.who, names.join(', ')],
    [conflictWords.date, isCalendarDate(eventDate) ? formatDateRange(eventDate, endDate || eventDate, locale) : ''],
    [conflictWords.time, eventTime ? formatTimeRange(eventTime, eventEndTime, locale) : t.calendar.allDay],
    [
      labels.repeats,
      values.isRecurring ? t.calendar.every(Number(values.recurringInterval) || 1, values.recurringType) : '',
    ],
    [labels.description, values.description.trim()],
  ];
}
