import { useQuery } from '@apollo/client/react';
import { t } from '../../messages/digest';
import { AppDialog } from '../../ui/dialogs/app-dialog';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { WidgetError } from '../../ui/states/widget-boundary';
import { DigestPreviewDocument } from './generated';
import type { DigestPreviewQuery } from './generated';
import classes from './digest-preview.module.css';

const texts = t.digest.preview;
type Section = DigestPreviewQuery['digestPreview']['sections'][number];
type Row = Section['groups'][number]['rows'][number];

/** The current content of the daily digest, for the demo, where nothing is sent. */
export default function DigestPreview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, refetch } = useQuery(DigestPreviewDocument, { skip: !open, fetchPolicy: 'cache-and-network' });
  const digest = data?.digestPreview;
  return (
    <AppDialog open={open} title={texts.title} onClose={onClose} width={560}>
      <p className={classes['lead']}>{texts.lead}</p>
      {!digest &&
        (error ? (
          <WidgetError message={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <RowsSkeleton rows={4} label={texts.loading} height={48} />
        ))}
      {digest && (
        // Scrolled by keyboard, too: nothing else in it takes the focus.
        <article className={classes['mail']} aria-label={digest.subject} tabIndex={0}>
          <p className={classes['subject']}>{digest.subject}</p>
          <h3>{digest.greeting}</h3>
          <p className={classes['lead']}>{digest.summary}</p>
          {digest.sections.map((section) => (
            <Part key={section.title} section={section} />
          ))}
        </article>
      )}
    </AppDialog>
  );
}

function Part({ section: { title, groups, more, empty } }: { section: Section }) {
  return (
    <section className={classes['part']}>
      <h4>{title}</h4>
      {groups.map((group, index) => (
        <div key={group.title ?? index}>
          {group.title && <p className={classes['group']}>{group.title}</p>}
          <ul>
            {group.rows.map((row, at) => (
              <DigestRow key={`${at} ${row.title}`} row={row} />
            ))}
          </ul>
        </div>
      ))}
      {empty && <p className={classes['lead']}>{empty}</p>}
      {more > 0 && <p className={classes['lead']}>{texts.more(more)}</p>}
    </section>
  );
}

function DigestRow({ row: { time, isAllDay, title, emoji, names, note, isLate } }: { row: Row }) {
  const when = time ?? (isAllDay ? texts.allDay : '');
  return (
    <li>
      <span className={classes['when']}>{when}</span>
      <span className={classes['what']}>
        <span>
          {emoji && `${emoji} `}
          {title}
        </span>
        {(names || note) && (
          <span className={classes['detail']}>
            {names}
            {names && note && ' · '}
            {note && <span className={isLate ? classes['late'] : ''}>{note}</span>}
          </span>
        )}
      </span>
    </li>
  );
}
