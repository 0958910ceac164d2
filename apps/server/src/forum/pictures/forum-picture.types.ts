import { InputType, ObjectType } from '@nestjs/graphql';
import { Picture, pictureOf } from '../../media';
import { TextField } from '../../platform/fields';

@ObjectType({ description: 'A picture of a post.' })
export class ForumPicture extends Picture {
  @TextField('What is on it, for those who do not see it.', { nullable: true })
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
    "`secure_url` of an upload of the caller's for pictures of pages, or the `url` of one that the post has already.",
  )
  url!: string;

  @TextField('What is on it, for those who do not see it: up to 300 characters.', { optional: true })
  alt?: string | null;
}
