export {
  NOT_DELETED,
  assertVersion,
  inOrder,
  records,
  type Deletion,
  type NewRecord,
  type Records,
  type RecordState,
  type StoredRecord,
} from './records';
