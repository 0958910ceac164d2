export { assertIdempotencyKey, Idempotency } from './idempotency';
