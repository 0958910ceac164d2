/** The grammar as a chunk of its own: it brings chrono, which no screen loads before somebody types. */
export { understandJob, UNTITLED_JOB } from '@homefold/domain/quick-add';
