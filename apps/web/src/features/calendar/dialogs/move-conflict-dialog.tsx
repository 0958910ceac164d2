import { relativeTime } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { useNow } from '../../../ui/time/use-now';
import type { MoveConflict } from '../drag/use-drops';
import { useSettings } from '../model/settings';
import { ConflictPanel } from './event/conflict-panel';

const labels = t.calendar.drag.conflict;

/** A concurrent edit of a dragged event: keep theirs, or apply the move to it. Closing keeps theirs. */
export default function MoveConflictDialog({
  open,
  conflict,
  onClose,
}: {
  open: boolean;
  conflict: MoveConflict;
  onClose: () => void;
}) {
  const settings = useSettings();
  const now = useNow();
  const { mine, theirs, start, by, moveAnyway } = conflict;
  const when = by && relativeTime(by.at, { now, ...settings });
  return (
    <AppDialog open={open} title={labels.title(theirs.title)} width={560} onClose={onClose}>
      <ConflictPanel
        mine={mine}
        theirs={theirs}
        start={start}
        busy={!open}
        labels={{
          mine: labels.mine,
          theirs: by && when ? (by.own ? labels.own(when) : labels.theirs(by.name, when)) : labels.unknown,
          keepMine: labels.moveAnyway,
          useTheirs: by && !by.own ? labels.keep(by.name) : labels.keepIt,
        }}
        onKeepMine={() => {
          onClose();
          moveAnyway();
        }}
        onUseTheirs={onClose}
      />
    </AppDialog>
  );
}
