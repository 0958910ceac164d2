import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DraftsService } from './drafts.service';
import { RecipeReading } from './recipe-reading';

@Resolver(() => RecipeReading)
export class DraftsResolver {
  constructor(private readonly drafts: DraftsService) {}

  @Mutation(() => RecipeReading, {
    description:
      'Reads the recipes on a web page. Nothing is stored. INVALID (field `url`) if the address is invalid or the ' +
      'page cannot be read; RATE_LIMITED beyond 60 calls an hour.',
  })
  draftRecipeFromLink(
    @CurrentViewer() viewer: Viewer,
    @Args('url', { description: 'Address of the page.' }) url: string,
  ): Promise<RecipeReading> {
    return this.drafts.fromLink(viewer, url);
  }

  @Mutation(() => RecipeReading, {
    description: 'Reads a recipe from pasted text. Nothing is stored.',
  })
  draftRecipeFromText(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'The text: up to 100,000 characters.' }) text: string,
  ): Promise<RecipeReading> {
    return this.drafts.fromText(viewer, text);
  }
}
