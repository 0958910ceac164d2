import { isBuiltResource } from '@homefold/domain';
import type { LucideIcon, LucideProps } from 'lucide-react';
import { useSections } from './sections';

/** The icon of a kind of record in mixed lists: search, bin and feed. `fallback` is for kinds of a newer server. */
export function ResourceIcon({
  resource,
  fallback: Fallback,
  ...props
}: { resource: string; fallback: LucideIcon } & LucideProps) {
  const { resourceIcons } = useSections();
  const Icon = (isBuiltResource(resource) ? resourceIcons[resource] : undefined) ?? Fallback;
  return <Icon strokeWidth={1.75} {...props} />;
}
