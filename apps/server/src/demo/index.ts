export { DemoGuests1700000000712 } from './demo-guests.migration';
export { Demo1700000000500 } from './demo.migration';
export { DemoModule } from './demo.module';
