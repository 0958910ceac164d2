import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { CircleAlert, CloudOff } from 'lucide-react';
import { useQueuedWrites } from '../../graphql/offline/queued';
import type { Queued } from '../../graphql/offline/queued';
import { queueOf } from '../../graphql/offline/write-queue';
import { AppDialog } from '../../ui/dialogs/app-dialog';
import { useConfirm } from '../../ui/dialogs/confirm';
import { t } from '../../messages/device';
import classes from './queue-dialog.module.css';

const texts = t.device.waiting;

/** The queued writes in order, and the refused ones with reason and actions. */
export default function QueueDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const waiting = useQueuedWrites();
  const queue = queueOf(useApolloClient());
  const confirm = useConfirm();
  const discard = async (write: Queued): Promise<void> => {
    const yes = await confirm({
      title: texts.discardQuestion,
      text: texts.discardText(write.title),
      confirm: texts.discardConfirm,
      danger: true,
    });
    if (yes) await queue.discard(write);
  };
  return (
    <AppDialog
      open={open}
      title={texts.title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t.common.close}
        </Button>
      }
    >
      <p className={classes['lead']} role="status">
        {waiting.length === 0 ? texts.none : texts.lead}
      </p>
      <ul className={classes['list']}>
        {waiting.map((write) => (
          <li key={write.id} className={classes['row']}>
            {write.refusal ? (
              <CircleAlert className={classes['refused']} size={18} aria-hidden />
            ) : (
              <CloudOff className={classes['waits']} size={18} aria-hidden />
            )}
            <span className={classes['words']}>
              <span className={classes['title']}>{write.title}</span>
              <span className={classes['detail']}>
                {write.refusal ? `${texts.refused}. ${reasonOf(write.refusal)}` : texts.waits}
                {' · '}
                {texts.made(timeOf(write.madeAt))}
              </span>
            </span>
            <span className={classes['actions']}>
              {write.refusal && (
                <Button size="small" aria-label={texts.retry(write.title)} onClick={() => void queue.retry(write)}>
                  {t.common.retry}
                </Button>
              )}
              <Button
                size="small"
                color="error"
                aria-label={texts.discard(write.title)}
                onClick={() => void discard(write)}
              >
                {texts.discardConfirm}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at);

/** The server's message where it has one for the user. */
function reasonOf({ code, message }: { code: string; message: string }): string {
  if (code === 'NOT_FOUND') return texts.reasons.gone;
  if (code === 'OTHER_FAMILY') return texts.reasons.otherFamily;
  if (code === 'UNKNOWN_KIND') return texts.reasons.oldVersion;
  return code === 'INTERNAL' || message === '' ? texts.reasons.server : message;
}
