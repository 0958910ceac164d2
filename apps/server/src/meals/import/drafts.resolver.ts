import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DraftsService } from './drafts.service';
import { RecipeReading } from './recipe-reading';

@Resolver(() => RecipeReading)
export class DraftsResolver {
  constructor(private readonly drafts: DraftsService) {}

  @Mutation(() => RecipeReading, {
    description:
      'Reads the recipes of a page on the web. Stores nothing. INVALID (field `url`) tells what is wrong with the address or why ' +
      'it cannot be read; RATE_LIMITED beyond 60 an hour.',
  })
  draftRecipeFromLink(
    @CurrentViewer() viewer: Viewer,
    @Args('url', { description: 'The address of the page.' }) url: string,
  ): Promise<RecipeReading> {
    return this.drafts.fromLink(viewer, url);
  }

  @Mutation(() => RecipeReading, {
    description: 'Reads a recipe that somebody pasted as text, up to 100,000 characters. Stores nothing.',
  })
  draftRecipeFromText(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'The text.' }) text: string,
  ): Promise<RecipeReading> {
    return this.drafts.fromText(viewer, text);
  }
}
