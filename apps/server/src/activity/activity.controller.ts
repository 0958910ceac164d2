import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { assertPageLength } from '../platform/pages';
import { ActivityService } from './activity.service';
import { ActivityResponse } from './activity.types';
import { IntField, TextField } from '../platform/fields';

export class ListActivitiesQuery {
  @IntField('How many, 1 to 100.', { optional: true, nullable: false, default: 30 })
  limit?: number | null;

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
    const limit = query.limit ?? 30;
    assertPageLength(limit, 'limit');
    return this.activities.listForRest(viewer, limit);
  }
}
