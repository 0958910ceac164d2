import { useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { t } from '../../../messages/family';
import { toPublicError } from '../../../graphql/errors';
import { AdmitJoinRequestDocument, DeclineJoinRequestDocument, JoinRequestsDocument } from '../generated';
import type { JoinRequestsQuery } from '../generated';
import { CardSection } from '../../../ui/basics/card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useToasts } from '../../../ui/toasts/toasts';
import classes from '../family.module.css';
import { refusalText } from '../refusals';

type Request = JoinRequestsQuery['joinRequests'][number];

const texts = t.family.requests;

/** For admins: pending join requests. Hidden when there are none. */
export function RequestsCard() {
  const toasts = useToasts();
  const confirm = useConfirm();
  const { data, refetch } = useQuery(JoinRequestsDocument, { fetchPolicy: 'cache-and-network' });
  const [admit, admitting] = useMutation(AdmitJoinRequestDocument);
  const [decline, declining] = useMutation(DeclineJoinRequestDocument);
  const busy = admitting.loading || declining.loading;
  const answer = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await act();
      toasts.success(done);
    } catch (thrown) {
      toasts.error(toPublicError(thrown).code === 'NOT_FOUND' ? texts.answered : refusalText(thrown));
    }
    await refetch().catch(() => undefined);
  };
  const turnDown = async ({ id, displayName: name }: Request): Promise<void> => {
    const yes = await confirm({
      title: texts.declineTitle(name),
      text: texts.declineText,
      confirm: texts.decline,
      danger: true,
    });
    if (yes) await answer(() => decline({ variables: { id } }), texts.declined(name));
  };
  const requests = data?.joinRequests ?? [];
  if (requests.length === 0) return null;
  return (
    <CardSection title={texts.title} sub={texts.sub} className={classes['padded'] ?? ''}>
      <ul className={classes['requests']} aria-live="polite">
        {requests.map((request) => (
          <li key={request.id} className={classes['request']}>
            <div className={classes['requestWords']}>
              <strong>{request.fullName}</strong>
              <span>{request.email}</span>
              {request.claims && <span>{texts.claims(request.claims)}</span>}
            </div>
            <div className={classes['requestButtons']}>
              <Button
                variant="outlined"
                disabled={busy}
                aria-label={texts.declineOf(request.fullName)}
                onClick={() => void turnDown(request)}
              >
                {texts.decline}
              </Button>
              <Button
                variant="contained"
                disabled={busy}
                aria-label={texts.admitOf(request.fullName)}
                onClick={() =>
                  void answer(() => admit({ variables: { id: request.id } }), texts.admitted(request.displayName))
                }
              >
                {texts.admit}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
