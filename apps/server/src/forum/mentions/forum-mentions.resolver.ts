import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { batched } from '../../platform/graphql';
import { ForumPerson } from '../forum-person';
import { ForumPost } from '../posts/forum-post.types';
import { ForumMentions, mentionedIn } from './forum-mentions';

@Resolver(() => ForumPost)
export class ForumMentionsResolver {
  private readonly all = batched((viewer: Viewer, ids) => this.service.of(viewer, ids));

  constructor(private readonly service: ForumMentions) {}

  @ResolveField(() => [ForumPerson], { description: 'The members that its text mentions, with their current names.' })
  async mentions(@CurrentViewer() viewer: Viewer, @Parent() { content }: ForumPost): Promise<ForumPerson[]> {
    const people = await Promise.all(mentionedIn(content).map((id) => this.all(viewer, id)));
    return people.filter((person) => person !== undefined);
  }
}
