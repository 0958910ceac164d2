import { relativeTime } from '@homefold/domain';
import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/calendar';
import { CalendarFeedDocument, CreateCalendarFeedDocument, RevokeCalendarFeedDocument } from '../generated';
import type { CalendarFeedFieldsFragment } from '../generated';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { browserTimeZone } from '../../../ui/time/browser-zone';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { CopyButton } from '../../../ui/basics/copy-button';
import { Field } from '../../../ui/fields/field';
import { FormError } from '../../../ui/forms/form-error';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { useSettings } from '../model/settings';
import classes from './exchange.module.css';

const labels = t.exchange.phone;

/** The viewer's private calendar address, for their phone. */
export function PhoneDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const confirm = useConfirm();
  // Refetched on every opening: the time of last access may have changed.
  const { data, error, refetch } = useQuery(CalendarFeedDocument, { fetchPolicy: 'cache-and-network' });
  const [create, creating] = useMutation(CreateCalendarFeedDocument, {
    update: (cache, { data: made }) =>
      made && cache.writeQuery({ query: CalendarFeedDocument, data: { calendarFeed: made.createCalendarFeed } }),
  });
  const [revoke, revoking] = useMutation(RevokeCalendarFeedDocument, {
    update: (cache) => cache.writeQuery({ query: CalendarFeedDocument, data: { calendarFeed: null } }),
  });
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const busy = creating.loading || revoking.loading;
  const act = async (what: () => Promise<unknown>, done: string): Promise<void> => {
    setProblem(null);
    try {
      await what();
      setAnnouncement(done);
    } catch (thrown) {
      setProblem(errorText(toPublicError(thrown)));
    }
  };
  const renew = async (): Promise<void> => {
    if (await confirm({ title: labels.renewTitle, text: labels.renewText, confirm: labels.renewConfirm }))
      await act(() => create(), labels.renewed);
  };
  const switchOff = async (): Promise<void> => {
    if (
      await confirm({ title: labels.revokeTitle, text: labels.revokeText, confirm: labels.revokeConfirm, danger: true })
    )
      await act(() => revoke(), labels.revoked);
  };
  const feed = data?.calendarFeed ?? null;
  return (
    <AppDialog open={open} title={labels.title} onClose={onClose} width={560}>
      <p className={classes['lead']}>{labels.lead}</p>
      {!data && !error && <RowsSkeleton rows={1} label={labels.loading} />}
      {!data && error && (
        <WidgetError message={labels.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {data && !feed && (
        <Button
          variant="contained"
          className={classes['start'] ?? ''}
          disabled={busy}
          onClick={() => void act(() => create(), '')}
        >
          {labels.create}
        </Button>
      )}
      {feed && (
        <>
          <Address feed={feed} onCopyFailed={() => setProblem(labels.copyFailed)} />
          <Ways feed={feed} />
          <div className={classes['buttons']}>
            <Button variant="outlined" size="small" disabled={busy} onClick={() => void renew()}>
              {labels.renew}
            </Button>
            <Button variant="outlined" size="small" color="error" disabled={busy} onClick={() => void switchOff()}>
              {labels.revoke}
            </Button>
          </div>
        </>
      )}
      <p className={classes['muted']} role="status">
        {announcement}
      </p>
      <FormError text={problem} />
    </AppDialog>
  );
}

function Address({ feed, onCopyFailed }: { feed: CalendarFeedFieldsFragment; onCopyFailed: () => void }) {
  const { locale } = useSettings();
  const now = useNow();
  const ago = feed.lastReadAt && relativeTime(feed.lastReadAt, { now, timeZone: browserTimeZone(), locale });
  return (
    <div className={classes['address']}>
      <div className={classes['addressLine']}>
        <Field
          label={labels.address}
          readOnly
          value={feed.url}
          hint={ago ? labels.lastRead(ago) : labels.neverRead}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={feed.url} label={labels.copy} copied={labels.copied} onFailed={onCopyFailed} />
      </div>
      <p className={classes['warning']}>
        <ShieldAlert size={16} aria-hidden />
        <span>{labels.warning}</span>
      </p>
    </div>
  );
}

/** Links that subscribe to the address in common calendar apps. */
function Ways({ feed: { url, webcalUrl } }: { feed: CalendarFeedFieldsFragment }) {
  const ways = [
    { name: labels.apple, text: labels.appleText, link: labels.appleLink, href: webcalUrl },
    {
      name: labels.google,
      text: labels.googleText,
      link: labels.googleLink,
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalUrl)}`,
    },
    {
      name: labels.outlook,
      text: labels.outlookText,
      link: labels.outlookLink,
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${t.common.product}`,
    },
  ];
  return (
    <>
      <ul className={classes['ways']}>
        {ways.map(({ name, text, link, href }) => (
          <li key={name}>
            <span className={classes['itemWords']}>
              <b>{name}</b>
              <span className={classes['muted']}>{text}</span>
            </span>
            <Button
              component="a"
              variant="outlined"
              size="small"
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
            >
              {link}
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes['muted']}>{labels.other}</p>
    </>
  );
}
