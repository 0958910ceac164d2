import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar';
import { DashboardController } from './dashboard.controller';
import { DashboardResolver } from './dashboard.resolver';
import { DashboardService } from './dashboard.service';

/** The first screen. It reads what the domains have and owns nothing. */
@Module({
  imports: [CalendarModule],
  controllers: [DashboardController],
  providers: [DashboardService, DashboardResolver],
})
export class OverviewModule {}
