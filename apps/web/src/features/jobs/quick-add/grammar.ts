/** The grammar as a separate chunk: it includes chrono, which no screen loads before the user types. */
export { understandJob, UNTITLED_JOB } from '@homefold/domain/quick-add';
