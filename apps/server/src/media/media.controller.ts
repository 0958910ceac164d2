import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, Public, type Viewer } from '../platform/auth';
import { type AppRequest, Origins, Uploads, ownerOf } from '../platform/http';
import { imagePath } from './media-store';
import { MediaService } from './media.service';
import { UploadForm, UploadedImageResponse } from './media.types';
import { IMAGE } from './upload';

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
      'It is decoded and encoded again: upright, 1024 px at most, without EXIF or anything but pixels. Nothing shows it ' +
      'until it is chosen for a profile or member; after a day without that it is deleted. 60 uploads an hour.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  @ApiOkResponse({ type: UploadedImageResponse })
  async upload(@CurrentViewer() viewer: Viewer, @Req() request: AppRequest): Promise<UploadedImageResponse> {
    await this.media.admit(viewer);
    const { publicId, width, height, format } = await this.uploads.form(request, IMAGE, ownerOf(viewer), ({ bytes }) =>
      this.media.upload(viewer, bytes),
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
  @ApiOperation({ summary: 'An uploaded image. Its unguessable id is the permission to see it.' })
  @ApiParam({ name: 'publicId', description: 'Id of the image.' })
  @ApiProduces('image/jpeg', 'image/webp')
  async file(@Param('publicId') publicId: string, @Res() response: Response): Promise<void> {
    const { bytes, format } = await this.media.read(publicId);
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
