import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../../platform/auth';
import { IdempotencyKeyHeader } from '../../../platform/fields';
import { Uploads, type AppRequest, type UploadRules } from '../../../platform/http';
import { CalendarImportService, type CalendarUpload } from './calendar-import.service';
import { CalendarImportForm, CalendarImportPreview, CalendarImportResult } from './calendar-import.types';
import { FILE_LIMITS } from '../file/file-limits';

const FILE: UploadRules = {
  field: 'file',
  maxBytes: FILE_LIMITS.bytes,
  none: 'Please choose a calendar file (.ics).',
  several: 'Please send one calendar file at a time.',
  tooLarge: 'The file is larger than 5 MB.',
};

const LIMITS =
  'Send the file as part `file` of a form, or as the body (`text/calendar`). Limits: 5 MB, 10,000 events, 64 kB per line, no ' +
  'rules that repeat within a day, 30,000 events in the calendar in all, 60 previews and imports an hour.';

const NAME = {
  name: 'name',
  required: false,
  description: 'Name of a file sent as the body; a form includes it.',
};

/** Calendar files. Uploads use REST only, like those of images. */
@ApiTags('calendar')
@Controller('api/calendar/import')
export class ImportController {
  constructor(
    private readonly imports: CalendarImportService,
    private readonly uploads: Uploads,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Previews the import of an iCalendar file. Nothing is stored.', description: LIMITS })
  @ApiConsumes('multipart/form-data', 'text/calendar')
  @ApiBody({ type: CalendarImportForm })
  @ApiQuery(NAME)
  @ApiOkResponse({
    type: CalendarImportPreview,
    description: 'The events that are new, changed, already known and left out.',
  })
  async preview(
    @CurrentViewer() viewer: Viewer,
    @Req() request: AppRequest,
    @Query('name') name?: string,
  ): Promise<CalendarImportPreview> {
    return this.upload(viewer, request, name, (file) => this.imports.preview(viewer, file));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Imports an iCalendar file as a whole: if it fails, nothing is stored. Importing the same file again ' +
      'changes nothing.',
    description: `${LIMITS} The GraphQL mutation \`undoCalendarImport\` undoes an import for a day.`,
  })
  @ApiConsumes('multipart/form-data', 'text/calendar')
  @ApiBody({ type: CalendarImportForm })
  @ApiQuery(NAME)
  @ApiOkResponse({ type: CalendarImportResult, description: 'The result of the import.' })
  async import(
    @CurrentViewer() viewer: Viewer,
    @Req() request: AppRequest,
    @Query('name') name?: string,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<CalendarImportResult> {
    return this.upload(viewer, request, name, (file) => this.imports.import(viewer, file, key));
  }

  private async upload<T>(
    viewer: Viewer,
    request: AppRequest,
    name = '',
    use: (file: CalendarUpload) => Promise<T>,
  ): Promise<T> {
    await this.imports.admit(viewer);
    const isRaw = /^(text\/calendar|text\/plain|application\/octet-stream)\b/i.test(
      request.headers['content-type'] ?? '',
    );
    return this.uploads[isRaw ? 'rawOnDisk' : 'formOnDisk'](request, FILE, (file) =>
      use({ ...file, name: file.name || name }),
    );
  }
}
