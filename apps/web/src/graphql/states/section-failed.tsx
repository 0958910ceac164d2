import type { ReactNode } from 'react';
import { Unplugged } from '../../ui/drawings/unplugged';
import { Centered } from '../../ui/lists/list-page';
import { EmptyState, ErrorState } from '../../ui/states/empty-state';
import { toPublicError } from '../errors';
import { errorText } from '../use-domain-form';

/** Explains why a section is empty; offers a retry if it may help. */
export function SectionFailed({
  error,
  labels,
  drawing,
  onRetry,
}: {
  error: unknown;
  labels: { failed: string; failedText: string; locked: string; offline: string; offlineText: string };
  /** The drawing of the empty section, for a section outside the family's plan. */
  drawing: ReactNode;
  onRetry: () => void;
}) {
  const failed = toPublicError(error);
  // A locked feature is explained: a retry would not help.
  if (failed.code === 'FEATURE_LOCKED')
    return <EmptyState title={errorText(failed)} text={labels.locked} drawing={drawing} />;
  if (failed.code === 'NOT_AVAILABLE_OFFLINE')
    return <EmptyState title={labels.offline} text={labels.offlineText} drawing={<Unplugged />} />;
  return (
    <Centered within="page">
      <ErrorState title={labels.failed} text={labels.failedText} drawing={<Unplugged />} onRetry={onRetry} />
    </Centered>
  );
}
