import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { batched } from '../../platform/graphql';
import { Recipe } from '../recipes/recipe';
import { RecipeLink } from './recipe-link';
import { RecipeLinksService } from './recipe-links.service';

const recipeId = { type: () => ID, description: 'Id of the recipe.' };

@Resolver(() => Recipe)
export class RecipeLinksResolver {
  private readonly all = batched((viewer: Viewer, ids) => this.links.of(viewer, ids));

  constructor(private readonly links: RecipeLinksService) {}

  @ResolveField(() => RecipeLink, { nullable: true, description: 'Its private link; null if it is not shared.' })
  async link(@CurrentViewer() viewer: Viewer, @Parent() { id }: Recipe): Promise<RecipeLink | null> {
    return (await this.all(viewer, id)) ?? null;
  }

  @Mutation(() => Recipe, {
    description:
      'Creates a private link to a recipe, which anyone who has it can read. A recipe that is already shared ' +
      'keeps its link.',
  })
  shareRecipe(@CurrentViewer() viewer: Viewer, @Args('id', recipeId) id: string): Promise<Recipe> {
    return this.links.share(viewer, id);
  }

  @Mutation(() => Recipe, { description: 'Revokes the private link of a recipe.' })
  revokeRecipeLink(@CurrentViewer() viewer: Viewer, @Args('id', recipeId) id: string): Promise<Recipe> {
    return this.links.revoke(viewer, id);
  }
}
