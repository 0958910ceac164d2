import { t } from '../../messages/account/onboarding';
import { Spinner } from '../../ui/states/spinner';
import { StepBody } from './step-body';

const texts = t.onboarding.join;

/** Shown instead of the first step until the invitation's preview has loaded, so that no input is replaced. */
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
