export { makeExpendable } from './expendable';
export { bufferOf, inPieces, type ReaderProgram } from './reader-task';
export {
  READER_LIMITS,
  ReaderError,
  readerLimits,
  Readers,
  type Pieces,
  type ReaderLimits,
  type ReaderTurn,
} from './readers';
export { builtProgram, WorkerGone, WorkerProcess } from './worker-process';
