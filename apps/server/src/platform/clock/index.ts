export { Clock, SystemClock, replayAt, replayedNow } from './clock';
