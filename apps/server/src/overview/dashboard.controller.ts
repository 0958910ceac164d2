import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { toActivityResponse } from '../activity';
import { RestCalendarEvent, type CalendarOccurrence } from '../calendar';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DASHBOARD_DAYS, DashboardService } from './dashboard.service';
import { RestDashboard, type RestOccurrence } from './dashboard.types';

@ApiTags('overview')
@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly overview: DashboardService) {}

  @Get()
  @ApiOperation({ summary: "The dashboard: today's occurrences, the days ahead, the newest 20 activities." })
  @ApiQuery({
    name: 'date',
    type: String,
    required: false,
    example: '2026-10-08',
    description: "The day to show; the family's today by default.",
  })
  @ApiQuery({
    name: 'days',
    type: Number,
    required: false,
    schema: { type: 'number', default: DASHBOARD_DAYS },
    description: 'How many days after it to look ahead, 0 to 31.',
  })
  @ApiOkResponse({ type: RestDashboard })
  async dashboard(
    @CurrentViewer() viewer: Viewer,
    @Query('date') date?: string,
    @Query('days') days?: number,
  ): Promise<RestDashboard> {
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
  event: RestCalendarEvent.of(event),
});
