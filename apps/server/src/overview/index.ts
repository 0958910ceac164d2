export { OverviewModule } from './overview.module';
