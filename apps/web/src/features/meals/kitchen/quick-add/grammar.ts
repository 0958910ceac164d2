/** The grammar, in a chunk that is loaded when somebody types. */
export { readKitchenWords } from '@homefold/domain/quick-add';
