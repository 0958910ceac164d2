import { Injectable } from '@nestjs/common';
import { cleanLine } from '@homefold/domain';
import { ActivityService } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import type { UploadedFile } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { RecipeLogService } from '../opinions/recipe-log.service';
import { NO_PICTURE, RecipePictures } from '../recipes/recipe-pictures';
import { RecipesService } from '../recipes/recipes.service';
import { ArchivedFileError, RecipeArchiveError } from './archives/limits';
import { readRecipeArchive, type ArchivedRecipe, type RecipeArchive } from './archives/recipe-archive';
import type { RecipeImportPreview, RecipeImportProblem, RecipeImportResult, RecipeImportState } from './recipe-import';

/** Shared by previews and imports. */
const IMPORTS = { limit: 60, windowSeconds: 3_600 };
const MAX_NAME = 80;
/** A batch is one transaction: this many recipes, or pictures of this many bytes. */
const PIECE = { recipes: 25, bytes: 20_000_000 };
const MAX_FAMILY_RECIPES = 10_000;
const MAX_PROBLEMS = 500;

interface Piece {
  recipes: { recipe: ArchivedRecipe; picture: Buffer | null }[];
  bytes: number;
}

/**
 * Imports recipe archives of other programs (docs/decisions/meals/imports.md). An import is split into batches, each
 * stored completely: after a crash the same file adds what is missing, because every recipe stores its key in the
 * source.
 */
@Injectable()
export class RecipeImportService {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
    private readonly recipes: RecipesService,
    private readonly pictures: RecipePictures,
    private readonly log: RecipeLogService,
    private readonly activities: ActivityService,
    private readonly limiter: RateLimiter,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /**
   * Counts against the caller's 60 an hour; call it before the body is read.
   * @throws DomainError RATE_LIMITED, FEATURE_LOCKED
   */
  async admit(caller: Viewer): Promise<void> {
    const viewer = await this.scope.viewer(caller);
    await this.limiter.hit(`recipe import of ${viewer.userId}`, IMPORTS);
  }

  /** The contents of an archive. Stores nothing. @throws DomainError INVALID (field `file`), FEATURE_LOCKED */
  async preview(caller: Viewer, file: UploadedFile): Promise<RecipeImportPreview> {
    const viewer = await this.scope.viewer(caller);
    const { source, recipes, problems } = await read(file);
    const states = await this.db.read(viewer, () => this.states(viewer, recipes));
    return {
      name: nameOf(file),
      source,
      items: recipes.map(({ key, draft, picture, unread }, at) => ({
        ...{ key, title: draft.title, state: states[at] ?? 'new', has_picture: picture !== null, unread },
      })),
      problems,
    };
  }

  /**
   * Imports the chosen recipes of an archive; previously imported ones are skipped. Their pictures follow.
   *
   * @param keys those of the preview; null: all that are new
   * @throws DomainError INVALID (field `file` or `keys`), FEATURE_LOCKED
   */
  async import(caller: Viewer, file: UploadedFile, keys: readonly string[] | null): Promise<RecipeImportResult> {
    const viewer = await this.scope.viewer(caller);
    const { recipes } = await read(file);
    const states = await this.db.read(viewer, () => this.states(viewer, recipes));
    const wanted = new Set(keys);
    const chosen = recipes.filter(({ key }, at) => (keys ? wanted.has(key) : states[at] === 'new'));
    if (keys && chosen.length < wanted.size) throw invalid('keys', 'The file has no recipe with one of these keys.');
    await this.assertRoom(viewer, chosen.length);
    const result: RecipeImportResult = { added: 0, known: 0, problems: [] };
    let piece: Piece = { recipes: [], bytes: 0 };
    const write = async () => {
      const added = await this.add(viewer, piece, nameOf(file));
      result.added += added;
      result.known += piece.recipes.length - added;
      piece = { recipes: [], bytes: 0 };
    };
    for (const recipe of chosen) {
      const picture = await bytesOf(recipe, result.problems);
      piece.recipes.push({ recipe, picture });
      piece.bytes += picture?.length ?? 0;
      if (piece.recipes.length >= PIECE.recipes || piece.bytes >= PIECE.bytes) await write();
    }
    if (piece.recipes.length > 0) await write();
    return result;
  }

  /** One transaction. @returns how many were added */
  private add(viewer: FamilyViewer, { recipes }: Piece, name: string): Promise<number> {
    return this.db.write(viewer, async () => {
      // two concurrent imports of one file must not both add everything
      await this.db.lock(`recipe import of ${viewer.familyId}`);
      const known = new Set(
        (
          await this.known(
            viewer,
            recipes.map(({ recipe }) => recipe.key),
          )
        ).map(({ key }) => key),
      );
      const fresh = recipes.filter(({ recipe }) => !known.has(recipe.key));
      const rows = await this.recipes.addAll(
        viewer,
        fresh.map(({ recipe: { draft, isFavourite, key }, picture }) => ({
          ...draft,
          ...NO_PICTURE,
          imageUrl: picture ? null : draft.imageUrl,
          isFavorite: isFavourite,
          sourceKey: key,
        })),
      );
      for (const [at, row] of rows.entries()) {
        const { recipe, picture } = fresh[at] ?? {};
        if (picture) await this.pictures.layAside(row, picture);
        else await this.pictures.copyLater(row);
        if (recipe?.rating) await this.log.rate(viewer, row.id, recipe.rating);
      }
      const [first] = rows;
      if (first)
        await this.activities.record(viewer, {
          type: 'created',
          resource: 'recipe',
          resourceId: first.id,
          title: rows.length === 1 ? first.title : `${rows.length} recipes from ${name}`,
          data: { count: rows.length },
        });
      return rows.length;
    });
  }

  private async states(viewer: FamilyViewer, recipes: readonly ArchivedRecipe[]): Promise<RecipeImportState[]> {
    const [known, similar] = await Promise.all([
      this.known(
        viewer,
        recipes.map(({ key }) => key),
      ),
      this.db.sql<{ at: number }>({
        name: 'recipe_import_similar',
        text: `select t.at::int from unnest($2::text[]) with ordinality t (title, at)
               where exists (
                 select from recipe r
                 where r.family_id = $1 and r.deleted_at is null and r.search_title = search_fold(t.title)
               )`,
        values: [viewer.familyId, recipes.map(({ draft }) => draft.title)],
      }),
    ]);
    const isDeleted = new Map(known.map((each) => [each.key, each.isDeleted]));
    const alike = new Set(similar.map(({ at }) => at - 1));
    return recipes.map(({ key }, at) => {
      const deleted = isDeleted.get(key);
      if (deleted !== undefined) return deleted ? 'deleted' : 'known';
      return alike.has(at) ? 'similar' : 'new';
    });
  }

  private known({ familyId }: FamilyViewer, keys: readonly string[]) {
    return this.db.sql<{ key: string; isDeleted: boolean }>({
      name: 'recipe_import_known',
      text: `select source_key as key, deleted_at is not null as "isDeleted" from recipe
             where family_id = $1 and source_key = any($2::text[])`,
      values: [familyId, keys],
    });
  }

  private async assertRoom(viewer: FamilyViewer, added: number): Promise<void> {
    const [row] = await this.db.read(viewer, () =>
      this.db.sql<{ count: number }>({
        name: 'recipe_count',
        text: 'select count(*)::int as count from recipe where family_id = $1',
        values: [viewer.familyId],
      }),
    );
    if ((row?.count ?? 0) + added > MAX_FAMILY_RECIPES)
      throw invalid(
        'file',
        `With this file the family would have more than ${MAX_FAMILY_RECIPES.toLocaleString('en')} recipes.`,
      );
  }
}

async function read({ bytes, name }: UploadedFile): Promise<RecipeArchive> {
  try {
    return await readRecipeArchive(bytes, cleanLine(name) || undefined);
  } catch (error) {
    throw error instanceof RecipeArchiveError ? invalid('file', error.message) : error;
  }
}

const nameOf = ({ name }: UploadedFile): string =>
  Array.from(cleanLine(name)).slice(0, MAX_NAME).join('') || 'a recipe archive';

/** The picture in the archive, if any. */
async function bytesOf({ draft, picture }: ArchivedRecipe, problems: RecipeImportProblem[]): Promise<Buffer | null> {
  if (!picture || 'url' in picture) return null;
  try {
    return await picture.read();
  } catch (error) {
    if (!(error instanceof ArchivedFileError)) throw error;
    if (problems.length < MAX_PROBLEMS)
      problems.push({ name: draft.title, message: `Its picture was left out: ${error.message}` });
    return null;
  }
}
