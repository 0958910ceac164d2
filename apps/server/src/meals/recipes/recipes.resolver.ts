import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { After, First, IdempotencyKey, UndoKey, Version, batched } from '../../platform/graphql';
import { Recipe, RecipeInput } from './recipe';
import { RecipeCard, RecipePage, RecipePageInput, RecipeSuggestion, RecipeSuggestionKind } from './recipe-card';
import { RecipePages } from './recipe-page';
import { RecipeSuggestions } from './recipe-suggestions';
import { RecipesService } from './recipes.service';

const idArgument = { type: () => ID, description: 'Id of the recipe.' };

@Resolver(() => Recipe)
export class RecipesResolver {
  private readonly cards = batched((viewer: Viewer, ids) => this.recipes.cards(viewer, ids));

  constructor(
    private readonly recipes: RecipesService,
    private readonly pages: RecipePages,
    private readonly suggestions: RecipeSuggestions,
  ) {}

  @ResolveField(() => RecipeCard, {
    nullable: true,
    description: 'The recipe as lists show it; null while it is in the bin.',
  })
  async card(@CurrentViewer() viewer: Viewer, @Parent() { id }: Recipe): Promise<RecipeCard | null> {
    return (await this.cards(viewer, id)) ?? null;
  }

  @Query(() => [Recipe], { name: 'recipes', description: 'The recipes of the family, newest first.' })
  list(@CurrentViewer() viewer: Viewer): Promise<Recipe[]> {
    return this.recipes.all(viewer);
  }

  @Query(() => RecipePage, { description: "A page of the family's recipes, as cards." })
  recipePage(
    @CurrentViewer() viewer: Viewer,
    @Args('of', { type: () => RecipePageInput, nullable: true, description: 'Filters and order.' })
    of: RecipePageInput | null,
    @First(24) first: number,
    @After() after?: string | null,
  ): Promise<RecipePage> {
    return this.pages.page(viewer, of ?? {}, first, after);
  }

  @Query(() => [RecipeSuggestion], {
    description:
      'Suggestions for a form field, from what the family has written in its recipes: matches at the beginning ' +
      'first, then by season and by frequency.',
  })
  recipeSuggestions(
    @CurrentViewer() viewer: Viewer,
    @Args('kind', { type: () => RecipeSuggestionKind, description: 'The field that is being filled in.' })
    kind: RecipeSuggestionKind,
    @Args('typed', { defaultValue: '', description: 'What was typed so far; blank returns the most frequent ones.' })
    typed: string,
    @First(8) first: number,
  ): Promise<RecipeSuggestion[]> {
    return this.suggestions.find(viewer, kind, typed, first);
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
