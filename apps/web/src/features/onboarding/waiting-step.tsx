import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../messages/account/onboarding';
import { OwnJoinRequestDocument } from '../../graphql/generated';
import { WithdrawJoinRequestDocument } from './generated';
import type { OwnJoinRequestQuery } from '../../graphql/generated';
import { StepBody } from './step-body';

/** The join request while an admin decides: its state, and the way back to the steps. */
export function WaitingStep({ request }: { request: NonNullable<OwnJoinRequestQuery['ownJoinRequest']> }) {
  const [failed, setFailed] = useState(false);
  const [withdraw, { loading }] = useMutation(WithdrawJoinRequestDocument, {
    update: (cache) => cache.writeQuery({ query: OwnJoinRequestDocument, data: { ownJoinRequest: null } }),
  });
  const texts = t.onboarding.waiting[request.state];
  return (
    // Remounted per state, so that screen readers announce it.
    <StepBody
      key={request.state}
      title={texts.title(request.familyName)}
      text={texts.text}
      submit={texts.action}
      quiet={request.state === 'waiting'}
      busy={loading}
      error={failed ? t.onboarding.waiting.failed : null}
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(false);
        withdraw().catch(() => setFailed(true));
      }}
    >
      {null}
    </StepBody>
  );
}
