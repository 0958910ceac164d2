export { dayName } from './day-name';
export {
  DigestSources,
  type DigestCounts,
  type DigestDays,
  type DigestItem,
  type DigestPart,
  type DigestSection,
  type DigestSource,
} from './digest-sources';
export { DigestSourcesModule } from './digest-sources.module';
