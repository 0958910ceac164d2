import { ObjectType } from '@nestjs/graphql';
import { TextField, ObjectField } from '../../platform/fields';
import { ForumPicture } from '../pictures/forum-picture.types';

@ObjectType({ description: 'A preview of a page that a post links to, as fetched by the server.' })
export class ForumLinkPreview {
  @TextField('Its address, as written in the post.')
  url!: string;

  @TextField('Its host, without `www.`.')
  host!: string;

  @TextField('Its title.', { nullable: true })
  title!: string | null;

  @TextField('Its description of itself.', { nullable: true })
  description!: string | null;

  @ObjectField(() => ForumPicture, 'Its preview picture, copied to this server.', { nullable: true })
  picture!: ForumPicture | null;
}
