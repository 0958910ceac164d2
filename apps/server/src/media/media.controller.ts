import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, Public, type Viewer } from '../platform/auth';
import { type AppRequest, Origins, Uploads, ownerOf } from '../platform/http';
import { imagePath } from './media-store';
import { MediaService } from './media.service';
import { UploadForm, UploadedImageResponse } from './media.types';
import { SHOWN_LARGE, SMALL_WIDTHS } from './image-sizes';
import { IMAGE, PICTURE } from './upload';

@ApiTags('images')
@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly uploads: Uploads,
    private readonly origins: Origins,
  ) {}

  @Post('api/uploads')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Uploads an image.',
    description:
      'The image is re-encoded: upright, at most 1024 px, without EXIF or other metadata. It is deleted after a ' +
      'day unless it is used for a profile, member, recipe, wish or post. 60 uploads an hour.',
  })
  @ApiQuery({
    name: 'use',
    required: false,
    enum: SHOWN_LARGE,
    description:
      'What the image is for. For a recipe, wish or post it may have 15 MB, and is stored with at most 1600 px ' +
      'and in two smaller widths.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  @ApiOkResponse({ type: UploadedImageResponse })
  async upload(
    @CurrentViewer() viewer: Viewer,
    @Req() request: AppRequest,
    @Query('use') use?: string,
  ): Promise<UploadedImageResponse> {
    await this.media.admit(viewer);
    const isPicture = SHOWN_LARGE.some((each) => each === use);
    const { publicId, width, height, format } = await this.uploads.form(
      request,
      isPicture ? PICTURE : IMAGE,
      ownerOf(viewer),
      ({ bytes }) => this.media.upload(viewer, bytes, 'file', isPicture ? 'picture' : 'avatar'),
    );
    return {
      secure_url: `${this.origins.current()}${imagePath(publicId)}`,
      public_id: publicId,
      width,
      height,
      format,
    };
  }

  /** Open to anyone with the link: `<img>` sends no token, and mails and the native app show these images too. */
  @Get('files/:publicId')
  @Public()
  @ApiOperation({ summary: 'An uploaded image. No sign-in: anyone who has its unguessable id may see it.' })
  @ApiParam({ name: 'publicId', description: 'Id of the image.' })
  @ApiQuery({
    name: 'w',
    required: false,
    enum: [...SMALL_WIDTHS],
    description: 'Width of a smaller copy in pixels; if there is none, the original is returned.',
  })
  @ApiProduces('image/jpeg', 'image/webp')
  async file(@Param('publicId') publicId: string, @Res() response: Response, @Query('w') w?: string): Promise<void> {
    const { bytes, format } = await this.media.read(
      publicId,
      SMALL_WIDTHS.find((width) => String(width) === w),
    );
    response
      .set({
        'content-type': `image/${format}`,
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  }
}
