/** The grammar, in a chunk that is loaded when typing starts. */
export { readWishWords } from '@homefold/domain/quick-add';
