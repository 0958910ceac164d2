import type { QuickAddContext } from '@homefold/domain/quick-add';
import { useMemo } from 'react';
import { useViewer } from '../../../graphql/use-viewer';
import { useNow } from '../../../ui/time/use-now';
import { useSettings } from '../model/settings';

/** The context that the grammar depends on: the family's clock, locale and people, and the author. */
export function useQuickAddContext(): QuickAddContext {
  const { timeZone, locale, people } = useSettings();
  const { me, family } = useViewer();
  const country = family?.settings.country ?? null;
  const myself = me?.membership?.id ?? null;
  // The result cannot change within a minute.
  const minute = Math.floor(useNow().getTime() / 60_000);
  return useMemo(
    () => ({
      now: new Date(minute * 60_000),
      timeZone,
      locale,
      members: people.members.flatMap(({ member }) => (member ? [member] : [])),
      me: myself,
      country,
    }),
    [timeZone, locale, people, myself, country, minute],
  );
}
