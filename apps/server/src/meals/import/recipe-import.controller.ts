import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { invalid } from '../../platform/errors';
import { Uploads, type AppRequest, type UploadRules } from '../../platform/http';
import { RecipeExportService } from '../export/recipe-export.service';
import { ARCHIVE_LIMITS } from './archives/limits';
import { RecipeImportCommitForm, RecipeImportForm, RecipeImportPreview, RecipeImportResult } from './recipe-import';
import { RecipeImportService } from './recipe-import.service';

const FILE: UploadRules = {
  field: 'file',
  maxBytes: ARCHIVE_LIMITS.file,
  none: 'Please choose a file of recipes.',
  several: 'Please send one file at a time.',
  tooLarge: 'The file is larger than 100 MB.',
  // 5,000 keys
  partBytes: 400_000,
};
const MAX_KEYS = 5_000;

const LIMITS =
  'Send the file as part `file` of a form: an export of Mealie, Tandoor, Paprika, Nextcloud Cookbook or Homefold, or ' +
  'schema.org JSON. Limits: 100 MB, 5,000 recipes, 20,000 archive entries, 60 previews and imports an hour.';

/** Import from and export for other programs. Uploads use REST only, like those of images. */
@ApiTags('meals')
@Controller('api/meals/recipes')
export class RecipeImportController {
  constructor(
    private readonly imports: RecipeImportService,
    private readonly exports: RecipeExportService,
    private readonly uploads: Uploads,
  ) {}

  @Post('import')
  @HttpCode(200)
  @ApiOperation({ summary: 'Previews the import of an archive of recipes. Nothing is stored.', description: LIMITS })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: RecipeImportForm })
  @ApiOkResponse({ type: RecipeImportPreview, description: 'The recipes in the archive, and what could not be read.' })
  async preview(@CurrentViewer() viewer: Viewer, @Req() request: AppRequest): Promise<RecipeImportPreview> {
    await this.imports.admit(viewer);
    return this.uploads.formOnDisk(request, FILE, (file) => this.imports.preview(viewer, file));
  }

  @Post('import/commit')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Imports chosen recipes of an archive. Importing the same file again adds only recipes that are missing.',
    description: LIMITS,
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: RecipeImportCommitForm })
  @ApiOkResponse({
    type: RecipeImportResult,
    description: 'The result of the import; pictures are stored in the background.',
  })
  async commit(@CurrentViewer() viewer: Viewer, @Req() request: AppRequest): Promise<RecipeImportResult> {
    await this.imports.admit(viewer);
    return this.uploads.formOnDisk(request, FILE, (file) =>
      this.imports.import(viewer, file, keysOf(file.parts.get('keys'))),
    );
  }

  @Get('export')
  @ApiOperation({ summary: "All of the family's recipes as schema.org JSON, a format that other applications import." })
  @ApiProduces('application/json')
  @ApiOkResponse({ description: 'The file, as an attachment.' })
  async export(@CurrentViewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    const text = await this.exports.export(viewer);
    response
      .attachment('homefold-recipes.json')
      .set({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' })
      .send(text);
  }
}

/** @throws DomainError INVALID (field `keys`) */
function keysOf(text: string | undefined): string[] | null {
  if (text === undefined || text === '') return null;
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    keys = null;
  }
  if (!Array.isArray(keys) || keys.length > MAX_KEYS || !keys.every((key): key is string => typeof key === 'string'))
    throw invalid('keys', 'Keys must be a JSON array of texts.');
  return keys;
}
