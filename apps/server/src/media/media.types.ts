import { IntField, TextField, ValueField } from '../platform/fields';

/** The form of an upload, for the API's description; the parts are read from the stream. */
export class UploadForm {
  @ValueField(
    { type: 'string', format: 'binary' },
    'The image: JPEG, PNG, WebP or GIF, 5 MB at most, 15 MB for a recipe, wish or post.',
  )
  file!: string;

  @TextField('Accepted for compatibility and ignored.', { optional: true, nullable: false })
  upload_preset?: string;

  @TextField('Accepted for compatibility and ignored.', { optional: true, nullable: false })
  folder?: string;
}

export class UploadedImageResponse {
  @TextField('Absolute URL of the stored image. Anyone who has this unguessable URL may see the image.')
  secure_url!: string;

  @TextField('Id of the image, to choose it for a profile or member.')
  public_id!: string;

  @IntField('Width in pixels: 1024 at most, 1600 for a recipe, wish or post.')
  width!: number;

  @IntField('Height in pixels: 1024 at most, 1600 for a recipe, wish or post.')
  height!: number;

  @ValueField({ enum: ['jpeg', 'webp'] }, 'Format of the stored image.')
  format!: string;
}
