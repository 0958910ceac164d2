import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar';
import { DashboardController } from './dashboard.controller';
import { DashboardResolver } from './dashboard.resolver';
import { DashboardService } from './dashboard.service';
import { SettleInResolver } from './settle-in.resolver';
import { SettleInService } from './settle-in.service';

/** The first screen. It reads from the domains and owns no data. */
@Module({
  imports: [CalendarModule],
  controllers: [DashboardController],
  providers: [DashboardService, DashboardResolver, SettleInService, SettleInResolver],
})
export class OverviewModule {}
