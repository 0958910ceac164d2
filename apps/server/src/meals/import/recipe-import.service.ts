import { Injectable } from '@nestjs/common';
import { cleanLine } from '@homefold/domain';
import { ActivityService } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { ownerOf, type SpooledFile } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { bufferOf, ReaderError, Readers, type Pieces } from '../../platform/readers';
import { RecipeLogService } from '../opinions/recipe-log.service';
import { NO_PICTURE, RecipePictures } from '../recipes/recipe-pictures';
import { RecipesService } from '../recipes/recipes.service';
import { RECIPE_READER } from './drafts.service';
import type { RecipeImportPreview, RecipeImportResult, RecipeImportState } from './recipe-import';
import type { ArchivedOutline, ArchivePiece, UnpackedRecipe } from './recipe-reader';

/** Shared by previews and imports. */
const IMPORTS = { limit: 60, windowSeconds: 3_600 };
const MAX_NAME = 80;
/** A batch is one transaction: this many recipes, or this many bytes of them, or of their pictures. */
const BATCH = { recipes: 25, bytes: 500_000, pictureBytes: 20_000_000 };
/** More than the reading may take: afterwards the pictures are unpacked. */
const MAX_CPU_MS = 30_000;
const MAX_FAMILY_RECIPES = 10_000;
const MAX_PROBLEMS = 500;

interface Batch {
  recipes: UnpackedRecipe[];
  bytes: number;
  pictureBytes: number;
}

const emptyBatch = (): Batch => ({ recipes: [], bytes: 0, pictureBytes: 0 });

interface OpenArchive {
  source: string;
  problems: { name: string; message: string }[];
  outlines: ArchivedOutline[];
  /** The recipe at a position of the outlines. */
  recipe: (at: number) => Promise<UnpackedRecipe>;
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
    private readonly readers: Readers,
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
  async preview(caller: Viewer, file: SpooledFile): Promise<RecipeImportPreview> {
    const viewer = await this.scope.viewer(caller);
    const { source, outlines, problems } = await this.opened(viewer, file, (archive) => Promise.resolve(archive));
    const states = await this.db.read(viewer, () => this.states(viewer, outlines));
    return {
      name: nameOf(file),
      source,
      items: outlines.map(({ key, title, hasPicture, unread }, at) => ({
        ...{ key, title, state: states[at] ?? 'new', has_picture: hasPicture, unread },
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
  async import(caller: Viewer, file: SpooledFile, keys: readonly string[] | null): Promise<RecipeImportResult> {
    const viewer = await this.scope.viewer(caller);
    return this.opened(viewer, file, async ({ outlines, recipe }) => {
      const states = await this.db.read(viewer, () => this.states(viewer, outlines));
      const wanted = new Set(keys);
      const chosen = outlines.flatMap(({ key }, at) => ((keys ? wanted.has(key) : states[at] === 'new') ? at : []));
      if (keys && chosen.length < wanted.size) throw invalid('keys', 'The file has no recipe with one of these keys.');
      await this.assertRoom(viewer, chosen.length);
      const result: RecipeImportResult = { added: 0, known: 0, problems: [] };
      let batch = emptyBatch();
      const write = async () => {
        const added = await this.add(viewer, batch, nameOf(file));
        result.added += added;
        result.known += batch.recipes.length - added;
        batch = emptyBatch();
      };
      for (const at of chosen) {
        const unpacked = await recipe(at);
        const { draft, picture, pictureProblem } = unpacked;
        if (pictureProblem !== null && result.problems.length < MAX_PROBLEMS)
          result.problems.push({ name: draft.title, message: `Its picture was left out: ${pictureProblem}` });
        batch.recipes.push(unpacked);
        batch.bytes += unpacked.size;
        batch.pictureBytes += picture?.length ?? 0;
        if (isFull(batch)) await write();
      }
      if (batch.recipes.length > 0) await write();
      return result;
    });
  }

  /**
   * Has a file read while `use` takes what it needs of it.
   *
   * @throws DomainError INVALID (field `file`), UNAVAILABLE
   */
  private async opened<T>(
    viewer: FamilyViewer,
    file: SpooledFile,
    use: (archive: OpenArchive) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.readers.run(
        RECIPE_READER,
        'archive',
        { input: { fileName: cleanLine(file.name) || undefined }, bytes: file.bytes(), size: file.size },
        { owner: ownerOf(viewer), field: 'file', noun: 'file', maxCpuMs: MAX_CPU_MS },
        async (pieces) => use(await archiveOf(pieces)),
      );
    } catch (error) {
      throw error instanceof ReaderError && /^(?:Recipe|Damaged)Archive/.test(error.name)
        ? invalid('file', error.message)
        : error;
    }
  }

  /** One transaction. @returns how many were added */
  private add(viewer: FamilyViewer, { recipes }: Batch, name: string): Promise<number> {
    return this.db.write(viewer, async () => {
      // two concurrent imports of one file must not both add everything
      await this.db.lock(`recipe import of ${viewer.familyId}`);
      const known = new Set(
        (
          await this.known(
            viewer,
            recipes.map(({ key }) => key),
          )
        ).map(({ key }) => key),
      );
      const fresh = recipes.filter(({ key }) => !known.has(key));
      const rows = await this.recipes.addAll(
        viewer,
        fresh.map(({ draft, isFavourite, key, picture }) => ({
          ...draft,
          ...NO_PICTURE,
          imageUrl: picture ? null : draft.imageUrl,
          isFavorite: isFavourite,
          sourceKey: key,
        })),
      );
      for (const [at, row] of rows.entries()) {
        const { rating, picture } = fresh[at] ?? {};
        if (picture) await this.pictures.layAside(row, bufferOf(picture));
        else await this.pictures.copyLater(row);
        if (rating) await this.log.rate(viewer, row.id, rating);
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

  private async states(viewer: FamilyViewer, recipes: readonly ArchivedOutline[]): Promise<RecipeImportState[]> {
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
        values: [viewer.familyId, recipes.map(({ title }) => title)],
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

/** Takes over the beginning of an archive. */
async function archiveOf(pieces: Pieces<ArchivePiece, number | undefined>): Promise<OpenArchive> {
  const beginning = await pieces.next();
  if (beginning?.kind !== 'archive') throw new Error('an archive without a beginning');
  const { source, problems, count } = beginning;
  const outlines: ArchivedOutline[] = [];
  while (outlines.length < count) {
    const piece = await pieces.next();
    if (piece?.kind !== 'outlines') throw new Error('an archive without its outlines');
    outlines.push(...piece.outlines);
  }
  const recipe = async (at: number): Promise<UnpackedRecipe> => {
    const piece = await pieces.next(at);
    if (piece?.kind !== 'recipe') throw new Error('an archive without one of its recipes');
    return piece.recipe;
  };
  return { source, problems, outlines, recipe };
}

const isFull = ({ recipes, bytes, pictureBytes }: Batch): boolean =>
  recipes.length >= BATCH.recipes || bytes >= BATCH.bytes || pictureBytes >= BATCH.pictureBytes;

const nameOf = ({ name }: SpooledFile): string =>
  Array.from(cleanLine(name)).slice(0, MAX_NAME).join('') || 'a recipe archive';
