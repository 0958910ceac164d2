/**
 * The library's registry of `@Type`, the only source for the class of a nested input. It ships no types for this path.
 */
declare module 'class-transformer/cjs/storage' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
