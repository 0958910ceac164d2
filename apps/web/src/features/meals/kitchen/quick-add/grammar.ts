/** The grammar, in a chunk that is loaded on first typing. */
export { readKitchenWords } from '@homefold/domain/quick-add';
