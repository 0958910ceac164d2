import type { ReactNode } from 'react';
import { t } from '../../../messages/calendar';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { ChosenContext, DRAG_HELP_ID, DragActionsContext, DragContext } from './drag-context';
import classes from './drag.module.css';
import type { EventDrag } from './use-event-drag';

const labels = t.calendar.drag;

/**
 * Provides drag and drop to the views below, with the announcements for screen readers and the list of keys during a
 * keyboard drag.
 */
export function DragLayer({
  value: { drag, chosen, announcement, actions },
  children,
}: {
  value: EventDrag;
  children: ReactNode;
}) {
  const keys = drag?.held.by === 'keys' && !drag.settling;
  return (
    <DragActionsContext value={actions}>
      <DragContext value={drag}>
        <ChosenContext value={chosen}>{children}</ChosenContext>
      </DragContext>
      <span id={DRAG_HELP_ID} hidden>
        {labels.help}
      </span>
      <div role="status" aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {keys && (
        <p className={classes['hint']} aria-hidden="true">
          <b>{drag.held.occurrence.event.title}</b>
          {labels.keys.map(([key, label]) => (
            <span key={key}>
              <kbd>{key}</kbd> {label}
            </span>
          ))}
        </p>
      )}
    </DragActionsContext>
  );
}
