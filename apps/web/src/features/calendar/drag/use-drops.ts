import { useApolloClient } from '@apollo/client/react';
import { describeWhen, EVENT_SCOPES } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useCallback, useRef } from 'react';
import { t } from '../../../messages/calendar';
import { toPublicError } from '../../../graphql/errors';
import type { PublicError } from '../../../graphql/errors';
import { CalendarEventFieldsFragmentDoc, LastChangesDocument } from '../generated';
import { isFinal } from '../../../graphql/records/refusals';
import { errorText } from '../../../graphql/use-domain-form';
import { useToasts } from '../../../ui/toasts/toasts';
import { formOfEvent, onDay, updateInput } from '../dialogs/event/form-values';
import type { EventFormValues } from '../dialogs/event/form-values';
import type { EventWrites } from '../model/event-writes';
import type { Extent } from '../model/series-writes';
import type { CalendarSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';
import { useOpened } from '../../../ui/dialogs/use-opened';
import type { Held, Target } from './drag';
import { whoseEvent } from './whose';

const labels = t.calendar.drag;

/** A drop that is not saved yet. */
interface Drop {
  /** The event that the change is based on: as it was picked up, or the newer one after a conflict. */
  event: CalendarEvent;
  /** Start of the dragged occurrence. */
  start: CalendarDate;
  target: Target;
  /** Whether it was moved to another person. */
  handedOver: boolean;
  extent: Extent | null;
}

/** A concurrent edit: both versions, and who made the other one when. */
export interface MoveConflict {
  mine: EventFormValues;
  theirs: CalendarEvent;
  start: CalendarDate;
  by: { name: string; own: boolean; at: string } | null;
  /** Applies this move to the newer version. */
  moveAnyway: () => void;
}

/** How many of the newest activities are searched for the other editor. */
const RECENT = 50;

/**
 * Applies drops: asks for the scope in a series, updates optimistically, rolls back and reports a refusal, and shows both
 * versions after a concurrent edit.
 */
export function useDrops(writes: EventWrites, { locale }: Pick<CalendarSettings, 'locale'>) {
  const client = useApolloClient();
  const toasts = useToasts();
  const conflict = useOpened<MoveConflict>();
  const { show } = conflict;
  /** The latest write. */
  const writing = useRef<Promise<void>>(undefined);
  /** The results of drops by event id, and the version each was based on. */
  const written = useRef(new Map<string, { from: number; event: CalendarEvent }>());

  const drop = useCallback(
    async ({ occurrence }: Pick<Held, 'occurrence'>, target: Target): Promise<void> => {
      const attempt = async (made: Drop): Promise<void> => {
        const { event, extent } = made;
        try {
          const input = updateInput(formAfter(made), event);
          if (extent) await writes.update(event, input, event.version, extent);
          else
            await writes.move(
              event,
              input,
              event.version,
              labels.moved(event.title, describeWhen(target.when, locale)),
            );
          const now = stored(event.id);
          if (now) written.current.set(event.id, { from: event.version, event: now });
        } catch (thrown) {
          await refused(made, thrown).catch(() => failed(made));
        }
      };

      const failed = (made: Drop): void => toasts.retry(labels.failed(made.event.title), () => void attempt(made));

      const refused = async (made: Drop, thrown: unknown): Promise<void> => {
        const error = toPublicError(thrown);
        if (error.code === 'VERSION_CONFLICT') return ask(made, error);
        if (error.code === 'NOT_FOUND' || error.field === 'occurrenceDate') toasts.error(t.calendar.scope.gone);
        else if (isFinal(error)) toasts.error(errorText(error));
        else failed(made);
      };

      /** Shows both versions; the current one is on screen already. */
      const ask = async (made: Drop, refusal: PublicError): Promise<void> => {
        const [theirs, by] = await Promise.all([
          writes.current(made.event.id, refusal),
          lastChange(made.event.id),
        ]).catch((thrown: unknown) => {
          if (toPublicError(thrown).code !== 'NOT_FOUND') throw thrown;
          toasts.error(t.calendar.scope.gone);
          return [null, null];
        });
        if (!theirs) return;
        const again = { ...made, event: theirs };
        const { start } = made;
        const moveAnyway = (): void => void attempt(again);
        show({ mine: formAfter(again), theirs, start, by, moveAnyway });
      };

      const stored = (id: string): CalendarEvent | null =>
        client.cache.readFragment({
          id: client.cache.identify({ __typename: 'CalendarEvent', id }),
          fragment: CalendarEventFieldsFragmentDoc,
          fragmentName: 'CalendarEventFields',
        });

      const lastChange = async (id: string): Promise<MoveConflict['by']> => {
        const { data } = await client.query({
          query: LastChangesDocument,
          variables: { first: RECENT },
          fetchPolicy: 'no-cache',
        });
        const change = data?.activities.items.find(({ resourceId }) => resourceId === id);
        return change
          ? { name: change.userName, own: change.actor?.membershipId === data?.me.membership?.id, at: change.timestamp }
          : null;
      };

      const { startDate: start } = occurrence;
      const handedOver = target.who.join() !== whoseEvent(occurrence.event).join();
      await writing.current;
      // Picked up again before the first drop was saved: its version was outdated by the user's own write.
      const before = written.current.get(occurrence.event.id);
      const event = before?.from === occurrence.event.version ? before.event : occurrence.event;
      const write = (extent: Extent | null): void => {
        const done = attempt({ event, start, target, handedOver, extent }).then(() => {
          if (writing.current === done) writing.current = undefined;
        });
        writing.current = done;
      };
      if (!event.isRecurring) return write(null);
      const scope = await writes.askScope({ kind: 'edit', title: event.title, start, scopes: EVENT_SCOPES });
      if (scope) write({ scope, start });
    },
    [client, locale, show, toasts, writes],
  );

  return { drop, conflict };
}

/** The event's form with the dragged fields changed, leaving the others as they are now. */
function formAfter({ event, start, target: { when, who }, handedOver }: Drop): EventFormValues {
  return {
    ...onDay(formOfEvent(event, start), when.startDate),
    endDate: when.endDate,
    eventTime: when.eventTime ?? '',
    eventEndTime: when.eventEndTime ?? '',
    ...(handedOver && { whoMemberIds: who }),
  };
}
