export { assertUndoKey, keptOf, undoHorizon } from './undo';
export { UndoLogs, type UndoLog } from './undo-logs';
