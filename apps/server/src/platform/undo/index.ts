export { changeLog, lockChanged, putBack, type ChangedRow, type ChangeLog } from './changed-rows';
export { assertUndoKey, undoHorizon } from './undo-key';
export { UndoLog, type Undo } from './undo-log';
export { Undo1700000000730 } from './undo.migration';
export { adoptUndoTable, separateUndoTable } from './one-table';
