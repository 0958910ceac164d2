export { FairQueue, type FairQueueLimits } from './fair-queue';
