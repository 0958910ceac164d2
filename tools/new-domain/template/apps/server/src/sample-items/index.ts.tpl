import { SampleItems1700000000800 } from './sample-items.migration';
export { SampleItemsModule } from './sample-items.module';

/** Oldest first. */
export const sampleItemsMigrations = [SampleItems1700000000800];
