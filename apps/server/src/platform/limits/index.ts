export { RateLimiter, type RateLimit } from './rate-limiter';
export { LimitsModule } from './limits.module';
