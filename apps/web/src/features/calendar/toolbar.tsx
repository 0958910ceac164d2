import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { CalendarCounts, CalendarDate } from '@homefold/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Cake, CalendarCheck, ChevronLeft, ChevronRight, Columns3, List, Plus, UsersRound } from 'lucide-react';
import { t } from '../../messages/calendar';
import { HeaderActions } from '../../ui/sections/header-actions';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { Bone } from '../../ui/states/skeleton';
import { useMedia } from '../../ui/browser/use-media';
import { UNCORRECTED } from '../../ui/quick-add/corrections';
import { useEntry } from '../../ui/quick-add/entry';
import type { Corrections } from './quick-add/draft';
import { QuickAdd } from './quick-add/quick-add';
import { EventAvatars } from './event-avatars';
import { MoreMenu } from './exchange/more-menu';
import type { ExchangeKind } from './exchange/more-menu';
import { useSettings } from './model/settings';
import { CALENDAR_VIEWS } from './model/view-state';
import type { CalendarView } from './model/view-state';
import classes from './toolbar.module.css';

const labels = t.calendar;

interface ToolbarProps {
  view: CalendarView;
  title: string;
  shortTitle: string;
  atToday: boolean;
  counts: CalendarCounts | null;
  /** The filter by person, if there is more than one: a row of buttons, on a phone behind one button. */
  filter: { chosen: readonly string[]; row: ReactNode } | false;
  /** The filter's summary, shown instead of the counts. */
  summary?: string | null;
  mobile: boolean;
  /** Options of the day view with several people. */
  columns: { byPerson: boolean; onChange: (byPerson: boolean) => void } | null;
  /** Of the list view. */
  list: { entries: boolean; onChange: (entries: boolean) => void } | null;
  onView: (view: CalendarView) => void;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
  onAdd: () => void;
  onBirthdays: () => void;
  /** Navigates to a day: "Show" after a quick add. */
  onShow: (date: CalendarDate) => void;
  /** Whether planned dinners are shown, too. */
  dinners: { isOn: boolean; onChange: (isOn: boolean) => void };
  onExchange: (kind: ExchangeKind) => void;
}

/** Below this width the header has no room for a field next to its buttons. */
const ROOMY = '(min-width: 1080px)';

/** The title, navigation, view switch and add actions of the calendar. */
export function Toolbar(props: ToolbarProps) {
  const { view, title, shortTitle, atToday, filter, mobile, onView, onAdd, onBirthdays, onShow, dinners, onExchange } =
    props;
  // On the narrowest phones a long month would wrap.
  const narrow = useMedia('(max-width: 359.98px)');
  const roomy = useMedia(ROOMY);
  // The list of stored entries has no print layout.
  const prints = !props.list?.entries;
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const line = useEntry<Corrections>(UNCORRECTED);
  const isInHeader = !mobile && roomy;
  /** The window became narrow while a line was being written: the field stays, below the header. */
  const [isBelow, setIsBelow] = useState(false);
  const wantsBelow = !isInHeader && (isBelow || line[0].text !== '');
  if (isBelow !== wantsBelow) setIsBelow(wantsBelow);
  return (
    <>
      {!mobile && (
        <HeaderActions>
          {isInHeader && (
            <div className={classes['words']}>
              <QuickAdd compact onShow={onShow} held={line} />
            </div>
          )}
          <MoreMenu onOpen={onExchange} prints={prints} dinners={dinners} />
          <Button variant="outlined" className={classes['birthdays'] ?? ''} onClick={onBirthdays}>
            <Cake aria-hidden />
            <span>{labels.addBirthdays}</span>
          </Button>
          <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={onAdd}>
            {labels.addEvent}
          </Button>
        </HeaderActions>
      )}
      {wantsBelow && (
        <div className={classes['below']}>
          <QuickAdd onShow={onShow} held={line} />
        </div>
      )}
      <div className={classes['bar']}>
        <h2 className={classes['title']} aria-live="polite">
          {mobile && (narrow || view !== 'month' || !atToday) ? shortTitle : title}
        </h2>
        <div className={classes['moves']}>
          {mobile && <MoreMenu large onOpen={onExchange} onBirthdays={onBirthdays} prints={prints} dinners={dinners} />}
          <Moves {...props} />
          {mobile && (
            <button type="button" className={classes['add']} aria-label={labels.addEvent} onClick={onAdd}>
              <Plus size={24} aria-hidden />
            </button>
          )}
        </div>
        {!mobile && !filter && <Counts {...props} />}
        <div className={classes['views']}>
          {!mobile && <Columns {...props} />}
          <SegmentedControl
            label={labels.view}
            value={view}
            options={CALENDAR_VIEWS.map((value) => ({ value, label: labels.views[value] }))}
            onChange={onView}
          />
          {mobile && <Columns {...props} />}
          {mobile && filter && <FilterButton chosen={filter.chosen} open={isFilterOpen} onOpen={setIsFilterOpen} />}
        </div>
      </div>
      {filter && (!mobile || isFilterOpen) && (
        <div className={classes['second']}>
          {filter.row}
          {!mobile && <Counts {...props} />}
        </div>
      )}
    </>
  );
}

/** Opens the row of people on a phone, where it would need the height of a week; shows who is chosen. */
function FilterButton({
  chosen,
  open,
  onOpen,
}: {
  chosen: readonly string[];
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const { people } = useSettings();
  const persons = chosen.flatMap((id) => people.byId.get(id) ?? []);
  return (
    <button
      type="button"
      className={classes['toggle']}
      aria-expanded={open}
      aria-label={persons.length > 0 ? labels.filter.openWith(persons.map(({ name }) => name)) : labels.filter.open}
      data-on={persons.length > 0 || undefined}
      onClick={() => onOpen(!open)}
    >
      {persons.length > 0 ? <EventAvatars persons={persons} size={18} max={2} /> : <UsersRound size={20} aria-hidden />}
    </button>
  );
}

/** Today, previous and next; the list has no periods to move between, but scrolls back to today. */
function Moves({ view, atToday, mobile, onStep, onToday }: ToolbarProps) {
  const list = view === 'list';
  const today = mobile ? (
    (list || !atToday) && (
      <IconButton aria-label={labels.today} onClick={onToday}>
        <CalendarCheck size={22} aria-hidden />
      </IconButton>
    )
  ) : (
    <Button variant="outlined" size="small" className={classes['today'] ?? ''} onClick={onToday}>
      {labels.today}
    </Button>
  );
  return (
    <>
      {mobile && today}
      {!list && <Steps view={view} mobile={mobile} onStep={onStep} />}
      {!mobile && today}
    </>
  );
}

function Steps({ view, mobile, onStep }: Pick<ToolbarProps, 'view' | 'mobile' | 'onStep'>) {
  return (
    <>
      <IconButton size="small" aria-label={labels.previous[view]} onClick={() => onStep(-1)}>
        <ChevronLeft size={mobile ? 22 : 18} aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={labels.next[view]} onClick={() => onStep(1)}>
        <ChevronRight size={mobile ? 22 : 18} aria-hidden />
      </IconButton>
    </>
  );
}

const COLUMNS = ['one', 'people'] as const;
const LISTED = ['agenda', 'entries'] as const;

/** One column or one per person; the agenda or the stored entries. On a phone a button, pressed for the second one. */
function Columns({ columns, list, mobile }: Pick<ToolbarProps, 'columns' | 'list' | 'mobile'>) {
  if (columns && mobile)
    return (
      <button
        type="button"
        className={classes['toggle']}
        aria-label={labels.columns.people}
        aria-pressed={columns.byPerson}
        onClick={() => columns.onChange(!columns.byPerson)}
      >
        <Columns3 size={20} aria-hidden />
      </button>
    );
  if (list && mobile)
    return (
      <button
        type="button"
        className={classes['toggle']}
        aria-label={labels.list.entries}
        aria-pressed={list.entries}
        onClick={() => list.onChange(!list.entries)}
      >
        <List size={20} aria-hidden />
      </button>
    );
  if (columns)
    return (
      <SegmentedControl
        label={labels.columns.label}
        value={columns.byPerson ? 'people' : 'one'}
        options={COLUMNS.map((value) => ({ value, label: labels.columns[value] }))}
        onChange={(value) => columns.onChange(value === 'people')}
      />
    );
  if (list)
    return (
      <SegmentedControl
        label={labels.list.label}
        value={list.entries ? 'entries' : 'agenda'}
        options={LISTED.map((value) => ({ value, label: labels.list[value] }))}
        onChange={(value) => list.onChange(value === 'entries')}
      />
    );
  return null;
}

/** Counts of occurrences in a period; the total counts entered events. */
const COUNTS = ['today', 'thisWeek', 'thisMonth'] as const;

function Counts({ counts, summary }: Pick<ToolbarProps, 'counts' | 'summary'>) {
  if (summary) return <p className={classes['summary']}>{summary}</p>;
  return (
    <p className={classes['counts']} role="group" aria-label={labels.countsLabel}>
      {COUNTS.map((key) => (
        <span key={key}>
          {counts ? <b>{counts[key]}</b> : <Bone width={14} height={12} />} {`${labels.counts[key]} `}
        </span>
      ))}
      <span title={labels.entriesHint}>
        {counts ? <b>{counts.total}</b> : <Bone width={14} height={12} />} {`${labels.entries(counts?.total ?? 0)} `}
        <span className={classes['inTotal']}>{labels.inTotal}</span>
      </span>
    </p>
  );
}
