export { fetchPage, pageAddress, type FetchedPage } from './fetch-page';
export { FetchProblem, REFUSED } from './fetch-problem';
export { isPublicAddress } from './public-address';
export { HostResolver, type HostAddress } from './host-resolver';
export {
  SAFE_FETCH_LIMITS,
  SafeFetch,
  safeFetchLimits,
  type GoodAnswer,
  type SafeFetchLimits,
  type SafePost,
  type Validators,
  type Wanted,
} from './safe-fetch';
export { SafeFetchModule } from './safe-fetch.module';
export { webAddress } from './web-address';
