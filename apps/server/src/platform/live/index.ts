export { LiveBus, MEMBERSHIP_ENDED, SESSION_ENDED } from './live-bus';
export { LiveStreams } from './live-stream';
export { LiveModule } from './live.module';
