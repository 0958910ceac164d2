import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { Recipe, RecipeInput } from './recipe';
import { RecipesService } from './recipes.service';

const idArgument = { type: () => ID, description: 'Id of the recipe.' };

@Resolver(() => Recipe)
export class RecipesResolver {
  constructor(private readonly recipes: RecipesService) {}

  @Query(() => [Recipe], { name: 'recipes', description: 'The recipes of the family, newest first.' })
  list(@CurrentViewer() viewer: Viewer): Promise<Recipe[]> {
    return this.recipes.all(viewer);
  }

  @Query(() => Recipe, { description: 'One recipe.' })
  recipe(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<Recipe> {
    return this.recipes.get(viewer, id);
  }

  @Mutation(() => Recipe, { description: 'Adds a recipe.' })
  addRecipe(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The recipe.' }) input: RecipeInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Recipe> {
    return this.recipes.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => Recipe, { description: 'Changes a recipe. VERSION_CONFLICT (409).' })
  updateRecipe(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change.' }) input: RecipeInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Recipe> {
    return this.recipes.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, { description: 'Moves a recipe to the bin.' })
  deleteRecipe(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.recipes.delete(viewer, id, { version, undoKey });
  }
}
