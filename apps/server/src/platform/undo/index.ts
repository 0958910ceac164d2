export { changeLog, lockChanged, restoreRows, type ChangedRow, type ChangeLog } from './changed-rows';
export { FamilyRecord } from './family-record';
export { assertUndoKey, undoHorizon } from './undo-key';
export { UndoLog, type Undo } from './undo-log';
export { UndoResolver } from './undo.resolver';
export { Undo1700000000730, adoptUndoTable, separateUndoTable } from './undo.migration';
