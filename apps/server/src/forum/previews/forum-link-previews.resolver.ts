import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { batched } from '../../platform/graphql';
import { ForumPost } from '../posts/forum-post.types';
import { ForumLinkPreview } from './forum-link-preview.types';
import { ForumLinkPreviews } from './forum-link-previews';

@Resolver(() => ForumPost)
export class ForumLinkPreviewsResolver {
  private readonly all = batched((viewer: Viewer, urls) => this.service.of(viewer, urls));

  constructor(private readonly service: ForumLinkPreviews) {}

  @ResolveField(() => [ForumLinkPreview], {
    description: 'Previews of up to 3 pages that its text links to, without those the server could not read.',
  })
  async linkPreviews(@CurrentViewer() viewer: Viewer, @Parent() { content }: ForumPost): Promise<ForumLinkPreview[]> {
    const previews = await Promise.all(this.service.addressesIn(content).map((url) => this.all(viewer, url)));
    return previews.filter((preview) => preview !== undefined);
  }
}
