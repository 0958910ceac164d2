/** The library's own record of `@Type`, without which nobody can tell the class of a nested input. It ships no types for this path. */
declare module 'class-transformer/cjs/storage' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
