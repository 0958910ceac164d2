/** The grammar, in a chunk that is loaded when somebody types. */
export { readMealWords } from '@homefold/domain/quick-add';
