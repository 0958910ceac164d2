import type { QuickAddContext } from '@homefold/domain/quick-add';
import { useMemo } from 'react';
import { useViewer } from '../../../graphql/use-viewer';
import { useNow } from '../../../ui/use-now';
import { useSettings } from '../model/settings';

/** What decides the meaning of words besides the words: the family's clock, its locale, its people, who writes. */
export function useQuickAddContext(): QuickAddContext {
  const { timeZone, locale, people } = useSettings();
  const { me, family } = useViewer();
  const country = family?.settings.country ?? null;
  const myself = me?.membership?.id ?? null;
  // Nothing changes its meaning within a minute.
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
