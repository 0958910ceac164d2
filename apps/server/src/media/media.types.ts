import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The form of an upload, for the API's description; the parts are read from the stream. */
export class UploadForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The image: JPEG, PNG, WebP or GIF, 5 MB at most.' })
  file!: string;

  @ApiPropertyOptional({ type: String, description: 'Accepted for compatibility.' })
  upload_preset?: string;

  @ApiPropertyOptional({ type: String, description: 'Accepted for compatibility.' })
  folder?: string;
}

export class UploadedImageResponse {
  @ApiProperty({ description: 'Absolute URL of the stored image. Unguessable: whoever has it may see the image.' })
  secure_url!: string;

  @ApiProperty({ description: 'Id of the image, to choose it for a profile or member.' })
  public_id!: string;

  @ApiProperty({ description: 'Width in pixels, 1024 at most.' })
  width!: number;

  @ApiProperty({ description: 'Height in pixels, 1024 at most.' })
  height!: number;

  @ApiProperty({ description: 'Format of the stored image.', enum: ['jpeg', 'webp'] })
  format!: string;
}
