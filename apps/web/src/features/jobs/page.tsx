import type { JobFilter, JobSection } from '@homefold/domain';
import { DONE_SHOWN, isJobOverdue, JOB_FILTERS } from '@homefold/domain';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Printer } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { t } from '../../messages/jobs';
import { toPublicError } from '../../graphql/errors';
import { showQueue } from '../../graphql/offline/queued';
import { useLinkTarget } from '../../graphql/use-link-target';
import { errorText } from '../../graphql/use-domain-form';
import { EmptyState, ErrorState } from '../../ui/states/empty-state';
import { HeaderActions } from '../../ui/sections/header-actions';
import { AboveList, Centered, ListPage } from '../../ui/lists/list-page';
import { ListSection } from '../../ui/lists/list-section';
import { useTickDelay } from '../../ui/lists/use-tick-delay';
import { printPage } from '../../ui/print/use-printing';
import { Unplugged } from '../../ui/drawings/unplugged';
import type { QuickAddHandle } from '../../ui/quick-add/quick-add-field';
import { usePrefill } from '../../ui/sections/prefill';
import { useAddAction } from '../../ui/sections/sections';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { useIsMobile } from '../../ui/browser/use-media';
import { isDraft } from '../../ui/browser/draft-id';
import { useOpened } from '../../ui/dialogs/use-opened';
import { Opening } from '../../ui/states/opening';
import type { JobDialogTarget } from './dialogs/use-job-form';
import { WashingLine } from './drawings';
import { DRAG_HELP_ID } from './list/job-row';
import { JobRows } from './list/job-rows';
import { MoreJobs } from './list/more-jobs';
import { BoardSkeleton } from './list/skeleton';
import { useFamily } from '../../graphql/family';
import { FamilyPage } from '../../graphql/family-page';
import './model/live';
import type { Board, Job, JobPage } from './model/types';
import { useJobBoard } from './model/use-job-board';
import { useJobWrites, WritesProvider } from './model/use-job-writes';
import { HoldingProvider, useFrozenBoard } from './model/use-frozen-jobs';
import classes from './page.module.css';
import { JobsSheet } from './print/jobs-sheet';
import { QuickAdd } from './quick-add/quick-add';
import { Rail, RailSkeleton } from './rail/rail';
import { Progress, ProgressSkeleton } from './rail/progress';

const JobDialog = lazy(() => import('./dialogs/job-dialog'));
const JobReader = lazy(() => import('./reader/job-reader'));

/** The family jobs: today's, then upcoming, then done. */
export default function JobsPage() {
  return (
    <FamilyPage loading={<BoardSkeleton />} failed={(error, onRetry) => <Failed error={error} onRetry={onRetry} />}>
      <Jobs />
    </FamilyPage>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = toPublicError(error);
  // A locked feature is explained: a retry would not help.
  if (failed.code === 'FEATURE_LOCKED')
    return <EmptyState title={errorText(failed)} text={t.jobs.locked} drawing={<WashingLine />} />;
  return (
    <Centered within="page">
      <ErrorState title={t.jobs.failed} text={t.jobs.failedText} drawing={<Unplugged />} onRetry={onRetry} />
    </Centered>
  );
}

function Jobs() {
  const family = useFamily();
  const mobile = useIsMobile();
  const [filter, setFilter] = useState<JobFilter>('all');
  const rest = useTickDelay();
  const { board: now, error, refetch } = useJobBoard(filter, family.today);
  const reader = useOpened<Job>();
  // The row of an open job does not move either.
  const isStill = rest.isHolding || reader.open;
  const board = useFrozenBoard(now, isStill, filter);
  const writes = useJobWrites(family, rest.begin);
  const dialog = useOpened<JobDialogTarget>();
  const quickAdd = useRef<QuickAddHandle>(null);
  const add = (): void => dialog.show({ kind: 'add' });
  const edit = (job: Job): void => {
    const show = (one: Job): void => dialog.show({ kind: 'edit', job: one });
    // A queued job cannot be edited yet; one in flight opens as soon as it is stored.
    if (!isDraft(job)) show(job);
    else void writes.stored(job).then((stored) => (stored ? show(stored) : showQueue(true)));
  };
  // The phone's floating button opens the dialog; the shortcut focuses the quick-add field.
  useAddAction(() => (mobile || !quickAdd.current ? add() : quickAdd.current.focus()));
  usePrefill('todos', (prefill) => dialog.show({ kind: 'add', prefill }));
  const read = (job: Job): void => (isDraft(job) ? edit(job) : reader.show(job));
  useLinkTarget({ section: 'todos', current: writes.current, open: read, gone: t.jobs.goneAny });

  const filters = (
    <SegmentedControl
      label={t.jobs.filter.label}
      value={filter}
      options={JOB_FILTERS.map((value) => ({ value, label: t.jobs.filter[value] }))}
      onChange={setFilter}
    />
  );
  const broken = error !== undefined;
  return (
    <WritesProvider value={writes}>
      {mobile ? (
        <div className={classes['filter']}>{filters}</div>
      ) : (
        <HeaderActions>
          {filters}
          <IconButton aria-label={t.jobs.print.button} title={t.jobs.print.button} onClick={printPage}>
            <Printer size={20} aria-hidden />
          </IconButton>
          <Button variant={broken ? 'outlined' : 'contained'} startIcon={<Plus size={18} aria-hidden />} onClick={add}>
            {t.jobs.add}
          </Button>
        </HeaderActions>
      )}
      {broken ? (
        <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <ListPage rail={now ? <Rail counts={now.counts} mobile={mobile} /> : <RailSkeleton />}>
          {mobile && (now ? <Progress counts={now.counts} mobile /> : <ProgressSkeleton />)}
          <AboveList>
            <QuickAdd ref={quickAdd} {...(!mobile && { shortcut: 'n' })} />
          </AboveList>
          {board ? (
            <>
              <HoldingProvider value={isStill}>
                <Sections board={board} filter={filter} mobile={mobile} onAdd={add} onRead={read} onEdit={edit} />
              </HoldingProvider>
              {mobile && (
                <Button startIcon={<Printer size={18} aria-hidden />} onClick={printPage}>
                  {t.jobs.print.button}
                </Button>
              )}
              <JobsSheet board={board} />
            </>
          ) : (
            <BoardSkeleton />
          )}
        </ListPage>
      )}
      <span id={DRAG_HELP_ID} hidden>
        {t.jobs.drag.help}
      </span>
      <Opening>
        {reader.value && (
          <JobReader
            key={`reader-${reader.times}`}
            open={reader.open}
            opened={reader.value}
            onEdit={edit}
            onCopy={(job) => dialog.show({ kind: 'add', copyOf: job })}
            onClose={reader.close}
          />
        )}
      </Opening>
      <Opening>
        {dialog.value && (
          <JobDialog key={`job-${dialog.times}`} open={dialog.open} target={dialog.value} onClose={dialog.close} />
        )}
      </Opening>
    </WritesProvider>
  );
}

function Sections({
  board,
  filter,
  mobile,
  onAdd,
  onRead,
  onEdit,
}: {
  board: Board;
  filter: JobFilter;
  mobile: boolean;
  onAdd: () => void;
  onRead: (job: Job) => void;
  onEdit: (job: Job) => void;
}) {
  const { today, upcoming, done } = board;
  const { today: date } = useFamily();
  const overdue = filter === 'all' ? board.counts.overdue : today.items.filter((job) => isJobOverdue(job, date)).length;
  const [folded, setFolded] = useState(mobile);
  const caughtUp = today.total === 0 && upcoming.total === 0;
  const labels = t.jobs.empty;
  const section = (id: JobSection, page: JobPage, count: string, fold?: { folded: boolean; onFold: () => void }) => (
    <ListSection
      title={t.jobs.sections[id]}
      count={page.total > 0 || fold ? count : null}
      isEmpty={page.items.length === 0}
      empty={labels[id]}
      {...fold}
    >
      <JobRows jobs={page.items} label={t.jobs.sections[id]} canMove={id !== 'done'} onRead={onRead} onEdit={onEdit} />
      {page.nextCursor && (
        <MoreJobs section={id} filter={filter} after={page.nextCursor} onRead={onRead} onEdit={onEdit} />
      )}
    </ListSection>
  );
  return (
    <>
      {caughtUp ? (
        <Centered within="list">
          <EmptyState
            title={labels[filter].title}
            text={labels[filter].text}
            drawing={<WashingLine />}
            action={
              <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
                {t.jobs.add}
              </Button>
            }
          />
        </Centered>
      ) : (
        <>
          {section('today', today, t.jobs.todayCount(today.total, overdue))}
          {section('upcoming', upcoming, String(upcoming.total))}
        </>
      )}
      {(!caughtUp || done.total > 0) &&
        section(
          'done',
          { ...done, items: done.items.slice(0, DONE_SHOWN) },
          t.jobs.doneCount(Math.min(done.items.length, DONE_SHOWN), done.total),
          mobile && done.total > 0 ? { folded, onFold: () => setFolded((before) => !before) } : undefined,
        )}
    </>
  );
}
