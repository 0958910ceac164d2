export { Clock, SystemClock } from './clock';
