import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { PAGE_MAX } from '../platform/pages';
import { ActivityService } from './activity.service';
import { ActivityResponse } from './activity.types';

export class ListActivitiesQuery {
  @ApiPropertyOptional({ description: 'How many, 1 to 100.', default: 30, type: Number })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(PAGE_MAX, { message: `limit must be at most ${PAGE_MAX}` })
  limit?: number;

  @ApiPropertyOptional({ description: "Accepted for compatibility; the caller's own or absent.", type: String })
  @IsOptional()
  @IsString()
  userId?: string;
}

@ApiTags('activity')
@Controller('api/activities')
export class ActivityController {
  constructor(private readonly activities: ActivityService) {}

  @Get()
  @ApiOperation({ summary: "The newest activities of the caller's family." })
  @ApiOkResponse({ type: [ActivityResponse] })
  list(@CurrentViewer() viewer: Viewer, @Query() query: ListActivitiesQuery) {
    return this.activities.listForRest(viewer, query.limit ?? 30);
  }
}
