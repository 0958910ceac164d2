import { Injectable } from '@nestjs/common';
import { readRecipe, type RecipeDraft } from '@homefold/domain/recipes';
import { isUUID } from 'class-validator';
import { RecordStores, type RecordStore, type Seen } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import { ChosenPictures } from '../../media';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import type { BinSource, DeletedItem } from '../../platform/bin';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { writtenColumns, type NewRecord } from '../../platform/records';
import { Recipe, RecipeFieldsInput } from './recipe';
import type { RecipeCard } from './recipe-card';
import { RecipeCards } from './recipe-cards';
import { RecipePictures } from './recipe-pictures';

const columns = writtenColumns(Recipe, RecipeFieldsInput);

/**
 * A recipe sent by a caller. Ingredients and instructions may have any documented shape (`readIngredients`,
 * `readInstructions`): a missing field keeps its value, null clears it.
 */
export type RecipeChanges = Partial<RecipeDraft> & { isFavorite?: boolean | null };

/** The family's recipes. Every member reads and edits each of them; an id of another family is NOT_FOUND. */
@Injectable()
export class RecipesService {
  /** Deleted recipes. */
  readonly bin: BinSource;
  private readonly store: RecordStore<Recipe>;
  private readonly scope: FeatureScope;

  constructor(
    stores: RecordStores,
    private readonly db: Database,
    access: FeatureAccess,
    private readonly shown: RecipeCards,
    private readonly pictures: RecipePictures,
    private readonly chosenPictures: ChosenPictures,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.store = stores.of({
      resource: 'recipe',
      noun: 'recipe',
      entity: Recipe,
      describe: ({ title }) => ({ title }),
      scope: this.scope,
    });
    this.bin = this.store.bin<{ title: string; description: string | null }>({
      columns: 't.title, t.description',
      describe: ({ title, description }) => ({ title, detail: description ?? '', emoji: null }),
    });
  }

  /** Newest first. @throws DomainError FEATURE_LOCKED */
  all(caller: Viewer): Promise<Recipe[]> {
    return this.scope.read(caller, (viewer) => this.list(viewer));
  }

  /** The same inside a scope. */
  list(viewer: FamilyViewer): Promise<Recipe[]> {
    return this.store.rows.list(viewer, 'recipes', { orderBy: 't.created_at desc, t.id' });
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  get(caller: Viewer, id: string): Promise<Recipe> {
    return this.scope.read(caller, (viewer) => this.store.get(viewer, id));
  }

  /** Those with the given ids that are not in the bin, by id; inside the caller's scope. */
  some(viewer: FamilyViewer, ids: readonly string[]): Promise<Recipe[]> {
    const known = ids.filter((id) => isUUID(id));
    if (known.length === 0) return Promise.resolve([]);
    return this.store.rows.list(viewer, 'recipes by id', {
      where: 't.id = any($2)',
      values: [known],
      orderBy: 't.id',
    });
  }

  /** Which of these ids are in the bin; inside the caller's scope. */
  async deletedAmong(viewer: FamilyViewer, ids: readonly string[]): Promise<Set<string>> {
    const known = ids.filter((id) => isUUID(id));
    if (known.length === 0) return new Set();
    const rows = await this.db.sql<{ id: string }>({
      name: 'deleted_recipes_among',
      text: 'select id from recipe where family_id = $1 and deleted_at is not null and id = any($2)',
      values: [viewer.familyId, known],
    });
    return new Set(rows.map(({ id }) => id));
  }

  /** One that is not in the bin, locked; inside the caller's write scope. @throws DomainError NOT_FOUND */
  live(viewer: FamilyViewer, id: string): Promise<Recipe> {
    return this.store.rows.live(viewer, id);
  }

  /** Notifies open screens of a change to data attached to a recipe, such as its link. Inside a write scope. */
  publishChange(viewer: FamilyViewer, recipe: Recipe): Promise<void> {
    return this.store.publisher.publish(viewer, 'updated', recipe);
  }

  /** Cards by id, without those of other families and in the bin. @throws DomainError FEATURE_LOCKED */
  cards(caller: Viewer, ids: readonly string[]): Promise<Map<string, RecipeCard>> {
    return this.scope.read(
      caller,
      async (viewer) => new Map((await this.shown.some(viewer, ids)).map((card) => [card.id, card])),
    );
  }

  /** The one with this private link, unless it is in the bin; inside a scope of its family. */
  async shared(familyId: string, tokenHash: Buffer): Promise<Recipe | null> {
    const [found] = await this.store.rows.list({ familyId } as FamilyViewer, 'shared recipe', {
      where: `exists (select from recipe_link l where l.family_id = t.family_id and l.recipe_id = t.id and l.token_hash = $2)`,
      values: [tokenHash],
      orderBy: 't.id',
    });
    return found ?? null;
  }

  /**
   * @param key an idempotency key
   * @throws DomainError INVALID naming the first wrong field, FEATURE_LOCKED
   */
  add(caller: Viewer, input: RecipeChanges, key?: string | null): Promise<Recipe> {
    return this.scope.write(caller, async (viewer) => {
      const recipe = await this.store.add(viewer, () => this.valuesOf(viewer, input), key);
      await this.pictures.copyLater(recipe);
      return recipe;
    });
  }

  /**
   * Many that an import has parsed and validated, in the order given. The import records the activity. Inside a write
   * scope.
   */
  addAll(viewer: FamilyViewer, all: readonly NewRecord<Recipe>[]): Promise<Recipe[]> {
    return this.store.rows.insertAll(viewer, all);
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: RecipeChanges, seen?: Seen): Promise<Recipe> {
    return this.scope.write(caller, async (viewer) => {
      const current = await this.store.rows.live(viewer, id);
      const { imageUrl } = current;
      const values = await this.valuesOf(viewer, input, current);
      const recipe = await this.store.change(viewer, id, () => values, seen);
      if (recipe.imageUrl !== imageUrl) await this.pictures.copyLater(recipe);
      return recipe;
    });
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  delete(caller: Viewer, id: string, seen?: Seen): Promise<DeletedItem> {
    return this.scope.write(caller, (viewer) => this.store.remove(viewer, id, seen));
  }

  /** The changes merged into the stored values, parsed and validated. */
  private async valuesOf(viewer: FamilyViewer, input: RecipeChanges, current?: Recipe): Promise<NewRecord<Recipe>> {
    const { isFavorite, ...draft } = { ...columns.merge(input, current), ...rows(input, current) };
    const own = this.chosenPictures.isOwn(draft.imageUrl);
    const { recipe, problems } = readRecipe(own ? { ...draft, imageUrl: null } : draft);
    const [first] = problems;
    if (first) throw invalid(first.field, first.message);
    const sent = input.imageUrl === undefined ? undefined : own ? input.imageUrl : recipe.imageUrl;
    const picture = await this.pictures.chosen(viewer, sent, current);
    return { ...recipe, ...picture, isFavorite: isFavorite ?? false };
  }
}

/** `merge` knows the columns of the GraphQL input; both lists are parsed here, in any shape. */
const rows = (input: RecipeChanges, current?: Recipe): Pick<RecipeDraft, 'ingredients' | 'instructions'> => ({
  ingredients: worded(input.ingredients === undefined ? current?.ingredients : input.ingredients),
  instructions: isKept(input.instructions, current) ? current?.instructions : input.instructions,
});

/** A recipe sent back whole has the text of its steps, which would be divided again. */
const isKept = (instructions: unknown, current?: Recipe): boolean =>
  instructions === undefined || instructions === current?.instructionsText;

/** An ingredient sent as words only is stored as its words. */
const worded = (ingredients: unknown): unknown =>
  Array.isArray(ingredients)
    ? ingredients.map((each: unknown) =>
        typeof each === 'object' && each !== null && 'text' in each && typeof each.text === 'string' ? each.text : each,
      )
    : ingredients;
