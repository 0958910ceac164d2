export { BIN_DAYS, DeletedItem, binHorizon, restorableUntil } from './bin';
export { binRows, type BinRows } from './bin-table';
export {
  BinSources,
  type BinEntries,
  type BinEntry,
  type BinPosition,
  type BinSource,
  type BinWindow,
  type RestoredThing,
} from './bin-source';
