import { ObjectType } from '@nestjs/graphql';
import { IntField, TextField } from '../platform/fields';
import { SMALL_WIDTHS } from './image-sizes';
import { publicIdOf } from './media-store';

@ObjectType({ description: 'A stored picture.' })
export class Picture {
  @TextField('Its path on this server. `?w=` with one of `widths` returns a smaller copy of the same proportions.')
  url!: string;

  @IntField('Its width in pixels.')
  width!: number;

  @IntField('Its height in pixels.')
  height!: number;

  @IntField('The widths in which it is served, in pixels, ascending; the last is its full width.', { list: true })
  widths!: number[];
}

/** The part of a picture that a record stores. */
export interface PictureColumns {
  /** A path on this server, or an external address without a size. */
  imageUrl: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
}

/** The stored picture of a record; null without one, and for an external address. */
export function pictureOf({ imageUrl, imageWidth, imageHeight }: PictureColumns): Picture | null {
  if (imageUrl === null || imageWidth === null || imageHeight === null || publicIdOf(imageUrl) === null) return null;
  const widths = [...SMALL_WIDTHS.filter((width) => width < imageWidth), imageWidth];
  return { url: imageUrl, width: imageWidth, height: imageHeight, widths };
}
