import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { t } from '../../app/messages/onboarding';
import { OwnJoinRequestDocument, WithdrawJoinRequestDocument } from '../../graphql/generated';
import type { OwnJoinRequestQuery } from '../../graphql/generated';
import { StepBody } from './step-body';

/** After the code, where an admin decides: what became of the request, and the way back to the steps. */
export function WaitingStep({ request }: { request: NonNullable<OwnJoinRequestQuery['ownJoinRequest']> }) {
  const [failed, setFailed] = useState(false);
  const [withdraw, { loading }] = useMutation(WithdrawJoinRequestDocument, {
    update: (cache) => cache.writeQuery({ query: OwnJoinRequestDocument, data: { ownJoinRequest: null } }),
  });
  const texts = t.onboarding.waiting[request.state];
  return (
    // Another state is another step to a screen reader.
    <StepBody
      key={request.state}
      title={texts.title(request.familyName)}
      text={texts.text}
      submit={texts.action}
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
