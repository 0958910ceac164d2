import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { CalendarCounts, CalendarDate } from '@homefold/domain';
import type { ReactNode } from 'react';
import { Cake, CalendarCheck, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { t } from '../../app/messages/calendar';
import { HeaderActions } from '../../ui/header-actions';
import { SegmentedControl } from '../../ui/segmented-control';
import { Bone } from '../../ui/skeleton';
import { useMedia } from '../../ui/use-media';
import { QuickAdd } from './quick-add/quick-add';
import { MoreMenu } from './exchange/more-menu';
import type { ExchangeKind } from './exchange/more-menu';
import { CALENDAR_VIEWS } from './model/view-state';
import type { CalendarView } from './model/view-state';
import classes from './toolbar.module.css';

const words = t.calendar;

interface ToolbarProps {
  view: CalendarView;
  title: string;
  shortTitle: string;
  atToday: boolean;
  counts: CalendarCounts | null;
  /** Whose events are shown, where there is somebody to choose. */
  filter?: ReactNode;
  /** What a choice of people leaves of the events; it stands in place of the counts. */
  summary?: string | null;
  mobile: boolean;
  /** Of the day, where there is a choice. */
  columns: { byPerson: boolean; onChange: (byPerson: boolean) => void } | null;
  onView: (view: CalendarView) => void;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
  onAdd: () => void;
  onBirthdays: () => void;
  /** Leads to a day: "Show" of what was added in words. */
  onShow: (date: CalendarDate) => void;
  onExchange: (kind: ExchangeKind) => void;
}

/** Below this the header has no room for a field beside its buttons. */
const ROOMY = '(min-width: 1080px)';

/** What is on screen, the way to other times and views, and what can be added. */
export function Toolbar(props: ToolbarProps) {
  const { view, title, shortTitle, atToday, filter, mobile, onView, onAdd, onBirthdays, onShow, onExchange } = props;
  // Of the narrowest phones a long month would take a line of its own.
  const narrow = useMedia('(max-width: 359.98px)');
  const roomy = useMedia(ROOMY);
  return (
    <>
      {!mobile && (
        <HeaderActions>
          {roomy && (
            <div className={classes['words']}>
              <QuickAdd compact onShow={onShow} />
            </div>
          )}
          <MoreMenu onOpen={onExchange} />
          <Button variant="outlined" className={classes['birthdays'] ?? ''} onClick={onBirthdays}>
            <Cake aria-hidden />
            <span>{words.addBirthdays}</span>
          </Button>
          <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={onAdd}>
            {words.addEvent}
          </Button>
        </HeaderActions>
      )}
      <div className={classes['bar']}>
        <h2 className={classes['title']} aria-live="polite">
          {mobile && (narrow || view !== 'month' || !atToday) ? shortTitle : title}
        </h2>
        <div className={classes['moves']}>
          {mobile && <MoreMenu large onOpen={onExchange} onBirthdays={onBirthdays} />}
          <Moves {...props} />
          {mobile && (
            <button type="button" className={classes['add']} aria-label={words.addEvent} onClick={onAdd}>
              <Plus size={24} aria-hidden />
            </button>
          )}
        </div>
        {!mobile && !filter && <Counts {...props} />}
        <div className={classes['views']}>
          {props.columns && <Columns {...props.columns} />}
          <SegmentedControl
            label={words.view}
            value={view}
            options={CALENDAR_VIEWS.map((value) => ({ value, label: words.views[value] }))}
            onChange={onView}
          />
        </div>
        {mobile && !filter && <Counts {...props} />}
      </div>
      {filter && (
        <div className={classes['second']}>
          {filter}
          <Counts {...props} />
        </div>
      )}
    </>
  );
}

/** Today, previous and next; the list has no periods to move between, but scrolls back to today. */
function Moves({ view, atToday, mobile, onStep, onToday }: ToolbarProps) {
  const list = view === 'list';
  const today = mobile ? (
    (list || !atToday) && (
      <IconButton aria-label={words.today} onClick={onToday}>
        <CalendarCheck size={22} aria-hidden />
      </IconButton>
    )
  ) : (
    <Button variant="outlined" size="small" className={classes['today'] ?? ''} onClick={onToday}>
      {words.today}
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
      <IconButton size="small" aria-label={words.previous[view]} onClick={() => onStep(-1)}>
        <ChevronLeft size={mobile ? 22 : 18} aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={words.next[view]} onClick={() => onStep(1)}>
        <ChevronRight size={mobile ? 22 : 18} aria-hidden />
      </IconButton>
    </>
  );
}

const COLUMNS = ['one', 'people'] as const;

function Columns({ byPerson, onChange }: NonNullable<ToolbarProps['columns']>) {
  return (
    <SegmentedControl
      label={words.columns.label}
      value={byPerson ? 'people' : 'one'}
      options={COLUMNS.map((value) => ({ value, label: words.columns[value] }))}
      onChange={(value) => onChange(value === 'people')}
    />
  );
}

/** What happens in a period, each time that it happens; the total is of what was entered. */
const COUNTS = ['today', 'thisWeek', 'thisMonth'] as const;

function Counts({ counts, summary }: Pick<ToolbarProps, 'counts' | 'summary'>) {
  if (summary) return <p className={classes['summary']}>{summary}</p>;
  return (
    <p className={classes['counts']} role="group" aria-label={words.countsLabel}>
      {COUNTS.map((key) => (
        <span key={key}>
          {counts ? <b>{counts[key]}</b> : <Bone width={14} height={12} />} {`${words.counts[key]} `}
        </span>
      ))}
      <span title={words.entriesHint}>
        {counts ? <b>{counts.total}</b> : <Bone width={14} height={12} />} {`${words.entries(counts?.total ?? 0)} `}
        <span className={classes['inTotal']}>{words.inTotal}</span>
      </span>
    </p>
  );
}
