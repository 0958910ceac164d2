import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { toActivityResponse } from '../activity';
import { toRestEvent, type CalendarOccurrence } from '../calendar';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DASHBOARD_DAYS, DASHBOARD_DAYS_MAX, DashboardService } from './dashboard.service';
import { RestDashboard, type RestOccurrence } from './dashboard.types';

const DAYS = `days must be a whole number from 0 to ${DASHBOARD_DAYS_MAX}`;

export class DashboardQuery {
  @ApiPropertyOptional({
    type: String,
    example: '2026-10-08',
    description: "The day it stands for; the family's today when left out.",
  })
  @IsOptional()
  @IsString()
  date?: string;

  @ApiPropertyOptional({
    description: 'How many days after it to look ahead, 0 to 31.',
    default: DASHBOARD_DAYS,
    type: Number,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: DAYS })
  @Min(0, { message: DAYS })
  @Max(DASHBOARD_DAYS_MAX, { message: DAYS })
  days?: number;
}

@ApiTags('overview')
@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly overview: DashboardService) {}

  @Get()
  @ApiOperation({ summary: "The family's first screen: today's items, the days ahead, the newest 20 activities." })
  @ApiOkResponse({ type: RestDashboard })
  async dashboard(@CurrentViewer() viewer: Viewer, @Query() { date, days }: DashboardQuery): Promise<RestDashboard> {
    const shown = await this.overview.dashboard(viewer, date, days);
    return {
      date: shown.date,
      todays_items: shown.todaysItems.map(toRestOccurrence),
      events: shown.events.map(toRestOccurrence),
      activities: shown.activities.map(toActivityResponse),
    };
  }
}

const toRestOccurrence = ({ id, startDate, endDate, event }: CalendarOccurrence): RestOccurrence => ({
  id,
  start_date: startDate,
  end_date: endDate,
  event: toRestEvent(event),
});
