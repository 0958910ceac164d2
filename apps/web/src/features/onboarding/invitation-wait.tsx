import { t } from '../../messages/onboarding';
import { Spinner } from '../../ui/states/spinner';
import { StepBody } from './step-body';

const texts = t.onboarding.join;

/** In place of the first step until it is known what the invitation says, so that nothing typed there is replaced. */
export const InvitationWait = ({
  isLooking,
  onRetry,
  onSkip,
}: {
  isLooking: boolean;
  onRetry: () => void;
  onSkip: () => void;
}) =>
  isLooking ? (
    <Spinner full label={texts.opening} />
  ) : (
    <StepBody
      title={texts.notOpenedTitle}
      text={texts.notOpened}
      submit={t.common.tryAgain}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
      onSkip={onSkip}
    >
      {null}
    </StepBody>
  );
