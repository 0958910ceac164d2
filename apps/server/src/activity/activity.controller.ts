import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { PAGE_MAX } from '../platform/pages';
import { ActivityService } from './activity.service';
import { ActivityResponse } from './activity.types';
import { IntField, TextField } from '../platform/fields';

export class ListActivitiesQuery {
  @IntField('How many, 1 to 100.', {
    optional: true,
    nullable: false,
    default: 30,
    rules: [
      Max(PAGE_MAX, { message: `limit must be at most ${PAGE_MAX}` }),
      Min(1, { message: 'limit must be at least 1' }),
      IsInt({ message: 'limit must be a whole number' }),
      Type(() => Number),
    ],
  })
  limit?: number;

  @TextField("Accepted for compatibility: must be the caller's own id, or absent.", { optional: true, nullable: false })
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
