export { nullColumns, ownColumns, pick, shownColumns, tableName, writtenColumns } from './columns';
export { manualOrder, type ManualOrder } from './manual-order';
export { recordTable } from './record-table';
export { RecordTitles, recordTitles } from './record-titles';
export {
  NOT_DELETED,
  records,
  shownRecords,
  type Deletion,
  type NewRecord,
  type Records,
  type ShownRecords,
} from './records';
export { LOCAL_TIME, RECORD_FIELDS, StoredRecord } from './stored-record';
