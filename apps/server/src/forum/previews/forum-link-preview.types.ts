import { ObjectType } from '@nestjs/graphql';
import { TextField, ObjectField } from '../../platform/fields';
import { ForumPicture } from '../pictures/forum-picture.types';

@ObjectType({ description: 'What a page says of itself to which a post links, as the server has read it.' })
export class ForumLinkPreview {
  @TextField('The address as the post has it.')
  url!: string;

  @TextField('Its host, without `www.`.')
  host!: string;

  @TextField('Its title.', { nullable: true })
  title!: string | null;

  @TextField('How it describes itself.', { nullable: true })
  description!: string | null;

  @ObjectField(() => ForumPicture, 'Its picture, copied to this server.', { nullable: true })
  picture!: ForumPicture | null;
}
