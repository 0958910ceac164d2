import { relativeTime } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { useNow } from '../../../ui/time/use-now';
import type { MoveConflict } from '../drag/use-drops';
import { useSettings } from '../model/settings';
import { ConflictPanel } from './event/conflict-panel';

const words = t.calendar.drag.conflict;

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
    <AppDialog open={open} title={words.title(theirs.title)} width={560} onClose={onClose}>
      <ConflictPanel
        mine={mine}
        theirs={theirs}
        start={start}
        busy={!open}
        words={{
          mine: words.mine,
          theirs: by && when ? (by.own ? words.own(when) : words.theirs(by.name, when)) : words.unknown,
          keepMine: words.moveAnyway,
          useTheirs: by && !by.own ? words.keep(by.name) : words.keepIt,
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
