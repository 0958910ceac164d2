import { Demo1700000000500 } from './demo.migration';
import { DemoGuests1700000000712 } from './demo-guests.migration';
export { DemoModule } from './demo.module';

/** Oldest first. */
export const demoMigrations = [Demo1700000000500, DemoGuests1700000000712];
