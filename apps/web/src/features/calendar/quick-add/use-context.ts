import type { QuickAddContext } from '@homefold/domain/quick-add';
import { useQuery } from '@apollo/client/react';
import { addDays, mayEndWithOccasion, occasionsOf } from '@homefold/domain';
import { useMemo } from 'react';
import { useViewer } from '../../../graphql/use-viewer';
import { useNow } from '../../../ui/time/use-now';
import { OccasionsDocument } from '../generated';
import { useSettings } from '../model/settings';

/**
 * The context that the grammar depends on: the family's clock, locale and people, the author, and for an end that is
 * not a date ("until half term") the calendar's events.
 */
export function useQuickAddContext(text: string): QuickAddContext {
  const { timeZone, locale, people, today } = useSettings();
  const { data } = useQuery(OccasionsDocument, {
    variables: { from: today, to: addDays(today, 366) },
    skip: !mayEndWithOccasion(text),
  });
  const events = data?.calendarEvents;
  const occasions = useMemo(() => (events ? occasionsOf(events, today) : []), [events, today]);
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
      occasions,
    }),
    [timeZone, locale, people, myself, country, occasions, minute],
  );
}
