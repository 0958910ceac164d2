/**
 * Quick add in words, an entry of its own (`@homefold/domain/quick-add`): it brings chrono with it, which no screen should
 * load before somebody types.
 */
export { understandQuickAdd } from './understand';
export { PARTS_OF_DAY } from './settle';
export { UNTITLED } from './types';
export type {
  QuickAddCandidate,
  QuickAddContext,
  QuickAddEvent,
  QuickAddKind,
  QuickAddMember,
  QuickAddQuestionReason,
  QuickAddSpan,
  QuickAddSpanKind,
  QuickAddUnderstanding,
} from './types';
export { understandJob } from './jobs';
export { UNTITLED_JOB } from './job-types';
export type {
  QuickAddJob,
  QuickAddJobCandidate,
  QuickAddJobSpan,
  QuickAddJobSpanKind,
  QuickAddJobUnderstanding,
} from './job-types';
