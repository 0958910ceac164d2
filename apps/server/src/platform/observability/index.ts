export { Logger } from './logger';
export { Metrics } from './metrics';
export { ObservabilityModule } from './observability.module';
export { currentRequestId, underRequestId } from './request-id';
