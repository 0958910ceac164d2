export { nullColumns, ownColumns, pick, shownColumns, writtenColumns, type Shared } from './columns';
export {
  NOT_DELETED,
  assertVersion,
  inOrder,
  records,
  type Deletion,
  type NewRecord,
  type Records,
  type RecordState,
} from './records';
export { LOCAL_TIME, StoredRecord } from './stored-record';
