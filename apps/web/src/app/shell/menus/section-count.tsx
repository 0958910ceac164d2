import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { useViewer } from '../../../graphql/use-viewer';
import { ErrorBoundary } from '../../../ui/states/error-boundary';
import type { SectionEntry } from '../sections';

/** A section's count in the menus, if it has one; nothing while it loads or after a failure. */
export const SectionCount = ({ entry: { Count }, className }: { entry: SectionEntry; className: string | undefined }) =>
  Count ? <Loaded Count={Count} className={className} /> : null;

function Loaded({ Count, className }: { Count: ComponentType; className: string | undefined }) {
  const { family } = useViewer();
  if (!family) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <span className={className}>
          <Count />
        </span>
      </Suspense>
    </ErrorBoundary>
  );
}
