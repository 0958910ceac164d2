export { Demo1700000000500 } from './demo.migration';
export { DemoModule } from './demo.module';
