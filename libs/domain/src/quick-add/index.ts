/**
 * Quick add in words, as a separate entry (`@homefold/domain/quick-add`): it includes chrono, which no screen should
 * load before somebody types.
 */
export { understandQuickAdd } from './understand';
export { PARTS_OF_DAY } from './resolve';
export { UNTITLED } from './types';
export type {
  QuickAddCandidate,
  QuickAddContext,
  QuickAddEvent,
  QuickAddKind,
  QuickAddMember,
  QuickAddOccasion,
  QuickAddQuestionReason,
  QuickAddReminder,
  QuickAddSpan,
  QuickAddSpanKind,
  QuickAddUnderstanding,
} from './types';
export { understandJob } from './jobs/jobs';
export { UNTITLED_JOB } from './jobs/job-types';
export type {
  QuickAddJob,
  QuickAddJobCandidate,
  QuickAddJobSpan,
  QuickAddJobSpanKind,
  QuickAddJobUnderstanding,
} from './jobs/job-types';
export { readMealWords } from './meals/meal-words';
export type { MealSpan, MealSpanKind, MealWords, MealWordsContext } from './meals/meal-words';
export { readKitchenWords } from './kitchen/kitchen-words';
export type { KitchenSpan, KitchenSpanKind, KitchenWords, KitchenWordsContext } from './kitchen/kitchen-words';
export { readWishWords } from './wishes/wish-words';
export type { WishSpan, WishSpanKind, WishWords, WishWordsContext } from './wishes/wish-words';
