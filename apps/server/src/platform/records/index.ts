export { nullColumns, ownColumns, pick, shownColumns, writtenColumns, type Shared } from './columns';
export { manualOrder, type ManualOrder } from './manual-order';
export {
  NOT_DELETED,
  records,
  shownRecords,
  type Deletion,
  type NewRecord,
  type Records,
  type RecordState,
  type ShownRecords,
} from './records';
export { LOCAL_TIME, StoredRecord } from './stored-record';
