export { BIN_DAYS, DeletedItem, binHorizon, restorableUntil } from './bin';
export {
  BinSources,
  type BinEntries,
  type BinEntry,
  binPosition,
  type BinPosition,
  type BinSource,
  type BinWindow,
  type RestoredThing,
} from './bin-source';
