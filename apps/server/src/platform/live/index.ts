export { LiveBus, isReader, type LiveMessage, type LiveReader } from './live-bus';
export { LiveStreams } from './live-stream';
export { LiveModule } from './live.module';
