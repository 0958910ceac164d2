/** The grammar, in a chunk that is loaded on first typing. */
export { readMealWords } from '@homefold/domain/quick-add';
