import { InputType, ObjectType } from '@nestjs/graphql';
import { Picture, pictureOf } from '../../media';
import { TextField } from '../../platform/fields';

@ObjectType({ description: 'A picture of a post.' })
export class ForumPicture extends Picture {
  @TextField('Alternative text: what the picture shows, for people who cannot see it.', { nullable: true })
  alt!: string | null;
}

/** A picture as stored in a post. */
export interface StoredPicture {
  /** A path on this server. */
  url: string;
  width: number;
  height: number;
  alt: string | null;
}

/** The pictures of a post that are stored on this server. */
export const shownPictures = (stored: readonly StoredPicture[]): ForumPicture[] =>
  stored.flatMap(({ url, width, height, alt }) => {
    const picture = pictureOf({ imageUrl: url, imageWidth: width, imageHeight: height });
    return picture ? [{ ...picture, alt }] : [];
  });

@InputType({ description: 'A picture of a post.' })
export class ForumPictureInput {
  @TextField(
    '`secure_url` of an image that the caller uploaded (`POST /api/uploads?use=post`), or `url` of a picture ' +
      'that the post already has.',
  )
  url!: string;

  @TextField('Alternative text: what the picture shows, for people who cannot see it. Up to 300 characters.', {
    optional: true,
  })
  alt?: string | null;
}
