import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { DEFAULT_LOCALE, SECTIONS, todayIn } from '@homefold/domain';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { t } from '../../messages/bin';
import { toPublicError } from '../../graphql/errors';
import { BinDocument } from './generated';
import type { BinQuery } from './generated';
import { errorText } from '../../graphql/use-domain-form';
import { useViewer } from '../../graphql/use-viewer';
import { Card } from '../../ui/basics/card';
import { EmptyState, ErrorState } from '../../ui/states/empty-state';
import { HeaderActions } from '../../ui/sections/header-actions';
import { NoFamily } from '../../ui/states/no-family';
import { useSections } from '../../ui/sections/sections';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { useToasts } from '../../ui/toasts/toasts';
import { useIsMobile } from '../../ui/browser/use-media';
import { useNow } from '../../ui/time/use-now';
import { ListRows } from '../../ui/lists/list-row';
import { BinRow } from './bin-row';
import classes from './bin.module.css';
import { EmptyBasket } from './drawings';
import './live';
import { useBinWrites } from './use-bin-writes';
import { byDay, dayTitle } from './labels';
import type { BinItem } from './labels';

/** The records deleted in the last 30 days, with Restore. */
export default function BinPage() {
  const { family, loading, error, refetch } = useViewer();
  if (family) return <Bin locale={family.settings.locale || DEFAULT_LOCALE} timeZone={family.settings.timeZone} />;
  if (loading) return <Loading />;
  return error ? <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} /> : <NoFamily />;
}

const Loading = () => (
  <Card className={classes['card'] ?? ''}>
    <RowsSkeleton rows={6} label={t.bin.loading} height={72} />
  </Card>
);

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failed = toPublicError(error);
  const hasMessage = failed.code !== 'INTERNAL' && failed.message !== '';
  return <ErrorState title={hasMessage ? errorText(failed) : t.bin.failed} text={t.bin.failedText} onRetry={onRetry} />;
}

function Bin({ locale, timeZone }: { locale: string; timeZone: string }) {
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useQuery(BinDocument, {
    notifyOnNetworkStatusChange: true,
    // Users open the bin for what was just deleted: cached rows are shown while refetching.
    fetchPolicy: 'cache-and-network',
  });
  const toasts = useToasts();
  const page = (data ?? previousData)?.binItems;
  if (!page)
    return error && networkStatus !== NetworkStatus.refetch ? (
      <Failed error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading />
    );
  const loadMore = (): void => {
    fetchMore({ variables: { after: page.nextCursor } }).catch((thrown: unknown) =>
      toasts.retry(errorText(toPublicError(thrown)), loadMore),
    );
  };
  return (
    <Things
      page={page}
      locale={locale}
      timeZone={timeZone}
      loadingMore={networkStatus === NetworkStatus.fetchMore}
      onMore={loadMore}
    />
  );
}

function Things({
  page,
  locale,
  timeZone,
  loadingMore,
  onMore,
}: {
  page: BinQuery['binItems'];
  locale: string;
  timeZone: string;
  loadingMore: boolean;
  onMore: () => void;
}) {
  const id = useId();
  const { me } = useViewer();
  const mobile = useIsMobile();
  const now = useNow();
  const { go } = useSections();
  const writes = useBinWrites();
  const list = useRef<HTMLDivElement>(null);
  const today = todayIn(timeZone, now);
  const [newest] = page.items;

  /** Returns a function that focuses the next row after a row is removed, else the one before, else the list. */
  const neighbour = (item: BinItem): (() => void) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-restore]') ?? [])];
    const at = page.items.indexOf(item);
    const next = buttons[at + 1] ?? buttons[at - 1];
    return () => (next ?? list.current)?.focus();
  };
  const restore = (item: BinItem): void => {
    neighbour(item)();
    void writes.restore(item);
  };
  const deleteForever = async (item: BinItem): Promise<void> => {
    const goOn = neighbour(item);
    // The dialog returns its focus first.
    if (await writes.deleteForever(item)) setTimeout(goOn);
  };
  const empty = async (): Promise<void> => {
    if (newest && (await writes.empty(page.total, newest))) setTimeout(() => list.current?.focus());
  };

  const emptyButton = me?.membership?.role === 'admin' && newest && (
    <Button variant="outlined" color="error" startIcon={<Trash2 size={18} aria-hidden />} onClick={() => void empty()}>
      {t.bin.empty}
    </Button>
  );
  return (
    <div ref={list} tabIndex={-1} className={classes['bin']} role="region" aria-label={SECTIONS.bin.label}>
      {!mobile && <HeaderActions>{emptyButton}</HeaderActions>}
      {newest ? (
        <>
          <div className={classes['lead']}>
            <p>{t.bin.lead}</p>
            <p className={classes['count']} role="status">
              {t.bin.count(page.total)}
            </p>
            {mobile && emptyButton}
          </div>
          <Card className={classes['card'] ?? ''}>
            {byDay(page.items, timeZone).map(({ day, items }) => (
              <section key={day} aria-labelledby={`${id}-${day}`}>
                <h2 id={`${id}-${day}`} className={classes['day']}>
                  <time dateTime={day}>{dayTitle(day, today, locale)}</time>
                </h2>
                <ListRows className={classes['list'] ?? ''}>
                  {items.map((item) => (
                    <BinRow
                      key={`${item.type} ${item.id}`}
                      item={item}
                      now={now}
                      timeZone={timeZone}
                      locale={locale}
                      onRestore={restore}
                      onDelete={(one) => void deleteForever(one)}
                    />
                  ))}
                </ListRows>
              </section>
            ))}
          </Card>
          {page.nextCursor && (
            <div className={classes['foot']}>
              <Button variant="outlined" onClick={onMore} disabled={loadingMore}>
                {loadingMore ? t.bin.loadingMore : t.bin.loadMore}
              </Button>
            </div>
          )}
        </>
      ) : (
        <Card>
          <EmptyState
            title={t.bin.nothing}
            text={t.bin.nothingText}
            drawing={<EmptyBasket />}
            action={
              <Button variant="outlined" onClick={() => go('calendar')}>
                {t.bin.openCalendar}
              </Button>
            }
          />
        </Card>
      )}
    </div>
  );
}
