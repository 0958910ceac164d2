import { relativeTime } from '@homefold/domain';
import { useApolloClient, useMutation } from '@apollo/client/react';
import IconButton from '@mui/material/IconButton';
import { EllipsisVertical, PencilLine, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import { OutsideCalendarsDocument, RefreshOutsideCalendarDocument, RemoveOutsideCalendarDocument } from '../generated';
import type { OutsideCalendarFieldsFragment } from '../generated';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { AppMenu } from '../../../ui/basics/app-menu';
import { browserTimeZone } from '../../../ui/time/browser-zone';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useToasts } from '../../../ui/toasts/toasts';
import { useNow } from '../../../ui/time/use-now';
import { refetchEvents } from '../model/live';
import { hueStyle } from '../model/people';
import { useSettings } from '../model/settings';
import classes from './exchange.module.css';
import { RenameForm } from './rename-form';

const labels = t.exchange.outside;

/** One outside calendar with its status and actions. */
export function OutsideRow({ calendar }: { calendar: OutsideCalendarFieldsFragment }) {
  const { id, name, url, color, notice } = calendar;
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const [renaming, setRenaming] = useState(false);
  const [refresh, refreshing] = useMutation(RefreshOutsideCalendarDocument, { variables: { id } });
  const [remove, removing] = useMutation(RemoveOutsideCalendarDocument, {
    variables: { id },
    update: (cache) =>
      cache.updateQuery({ query: OutsideCalendarsDocument }, (known) =>
        known ? { outsideCalendars: known.outsideCalendars.filter((one) => one.id !== id) } : undefined,
      ),
  });

  /** Runs an action, reports its result, and refetches events on all screens. */
  const act = async (what: () => Promise<string | null>): Promise<void> => {
    try {
      const done = await what();
      if (done) toasts.success(done);
      await refetchEvents(client);
    } catch (error) {
      toasts.error(errorText(toPublicError(error)));
    }
  };
  const readAgain = () =>
    act(async () => {
      const { data } = await refresh();
      return data?.refreshOutsideCalendar.status === 'fresh' ? labels.refreshed(name) : null;
    });
  const takeAway = async (): Promise<void> => {
    const question = { title: labels.removeTitle(name), text: labels.removeText, confirm: labels.removeConfirm };
    if (await confirm({ ...question, danger: true }))
      await act(async () => {
        await remove();
        return labels.removed(name);
      });
  };

  const busy = refreshing.loading || removing.loading;
  return (
    <li className={classes['calendar']} style={hueStyle(color)} aria-busy={busy || undefined}>
      <span className={classes['dot']} aria-hidden />
      {renaming ? (
        <RenameForm calendar={calendar} onClose={() => setRenaming(false)} />
      ) : (
        <>
          <span className={classes['itemWords']}>
            <span className={classes['itemTitle']}>{name}</span>
            <span className={classes['url']}>{url}</span>
            <Status calendar={calendar} busy={refreshing.loading} />
            {notice && <span className={classes['note']}>{notice}</span>}
          </span>
          <AppMenu
            label={labels.actions(name)}
            items={[
              {
                label: labels.refresh,
                icon: <RotateCw aria-hidden />,
                disabled: busy,
                onClick: () => void readAgain(),
              },
              { label: labels.rename, icon: <PencilLine aria-hidden />, onClick: () => setRenaming(true) },
              {
                label: labels.remove,
                icon: <Trash2 aria-hidden />,
                danger: true,
                disabled: busy,
                onClick: () => void takeAway(),
              },
            ]}
          >
            {(trigger) => (
              <IconButton aria-label={labels.actions(name)} {...trigger}>
                <EllipsisVertical size={20} aria-hidden />
              </IconButton>
            )}
          </AppMenu>
        </>
      )}
    </li>
  );
}

function Status({ calendar, busy }: { calendar: OutsideCalendarFieldsFragment; busy: boolean }) {
  const { locale } = useSettings();
  const now = useNow();
  const { status, problem, refreshedAt, eventCount } = calendar;
  const ago = refreshedAt && relativeTime(refreshedAt, { now, timeZone: browserTimeZone(), locale });
  if (busy || status === 'refreshing')
    return (
      <span className={classes['muted']} role="status">
        {labels.refreshing}
      </span>
    );
  if (status === 'failing')
    return (
      <span className={classes['failing']}>
        <TriangleAlert size={16} aria-hidden />
        <span>
          {problem} {ago && eventCount > 0 && labels.stillShown(ago, eventCount)}
        </span>
      </span>
    );
  return <span className={classes['muted']}>{ago ? labels.read(ago, eventCount) : labels.neverRead}</span>;
}
