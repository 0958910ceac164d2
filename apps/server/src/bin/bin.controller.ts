import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { RestBinQuery, RestRestoreBody } from './bin.inputs';
import { BinService } from './bin.service';
import { RestBinItem, RestBinPage, RestRestored } from './bin.types';

@ApiTags('bin')
@Controller('api/bin')
export class BinController {
  constructor(private readonly bin: BinService) {}

  @Get()
  @ApiOperation({ summary: 'What was deleted in the last 30 days, latest deletion first.' })
  @ApiOkResponse({ type: RestBinPage, description: 'A page of the bin.' })
  async list(@CurrentViewer() viewer: Viewer, @Query() query: RestBinQuery): Promise<RestBinPage> {
    const { items, total, nextCursor } = await this.bin.page(viewer, query.first ?? 50, query.after);
    return { items: items.map(RestBinItem.of), total, next_cursor: nextCursor };
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restores an item from the bin. 404 when it is no longer there, 409 when it would be a duplicate.',
  })
  @ApiOkResponse({ type: RestRestored, description: 'The item was restored.' })
  async restore(@CurrentViewer() viewer: Viewer, @Body() { type, id }: RestRestoreBody): Promise<RestRestored> {
    return RestRestored.of({ ...(await this.bin.restore(viewer, type, id)), success: true });
  }
}
