import { t } from '../../messages/calendar';
import { toPublicError } from '../../graphql/errors';
import { errorText } from '../../graphql/use-domain-form';
import { ErrorState } from '../../ui/states/empty-state';

/** Shown instead of a calendar that could not be loaded. */
export function LoadError({ error, level, onRetry }: { error: unknown; level?: 'h3'; onRetry: () => unknown }) {
  const failed = toPublicError(error);
  const hasMessage = failed.code !== 'INTERNAL' && failed.message !== '';
  return (
    <ErrorState
      title={hasMessage ? errorText(failed) : t.calendar.loadFailed}
      text={t.calendar.loadFailedText}
      {...(level && { level })}
      onRetry={() => void Promise.resolve(onRetry()).catch(() => undefined)}
    />
  );
}
