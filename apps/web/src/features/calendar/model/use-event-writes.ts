import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useToasts } from '../../../ui/toasts/toasts';
import type { CountBasis } from './cache-writes';
import { makeEventWrites } from './event-writes';
import type { EventWrites } from './event-writes';
import type { CalendarSettings } from './settings';
import type { AskScope } from './use-scope-question';

/** The calendar's writes, for the page and its dialogs. */
export function useEventWrites(
  basis: CountBasis,
  { people, locale }: Pick<CalendarSettings, 'people' | 'locale'>,
  askScope: AskScope,
): EventWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  return useMemo(
    () => makeEventWrites({ client, toasts, confirm, askScope, people, locale, basis }),
    [client, toasts, confirm, askScope, people, locale, basis],
  );
}
