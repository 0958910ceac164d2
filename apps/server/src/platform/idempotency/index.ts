export { Idempotency } from './idempotency';
