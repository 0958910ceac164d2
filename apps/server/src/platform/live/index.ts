export { LiveBus, MEMBERSHIP_ENDED, SESSION_ENDED, isReader, type LiveMessage, type LiveReader } from './live-bus';
export { LiveStreams } from './live-stream';
export { LiveModule } from './live.module';
