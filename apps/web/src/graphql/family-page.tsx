import type { ReactNode } from 'react';
import { NoFamily } from '../ui/states/no-family';
import { FamilyProvider, useFamilyView } from './family';

/** A section of the family: provides `useFamily` once it is loaded, and shows a message to users without a family. */
export function FamilyPage({
  loading: skeleton,
  failed,
  children,
}: {
  loading: ReactNode;
  failed: (error: unknown, onRetry: () => void) => ReactNode;
  children: ReactNode;
}) {
  const { family, loading, error, refetch } = useFamilyView();
  if (family) return <FamilyProvider value={family}>{children}</FamilyProvider>;
  if (loading) return skeleton;
  return error ? failed(error, () => void refetch().catch(() => undefined)) : <NoFamily />;
}
