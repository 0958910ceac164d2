export { RateLimiter, type RateLimit } from './rate-limiter';
export { networkOf } from './client-network';
export { LimitsModule } from './limits.module';
