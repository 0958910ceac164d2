import { Injectable } from '@nestjs/common';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { ownerOf } from '../../platform/http';
import { Readers, type ReaderProgram } from '../../platform/readers';
import { fetchPage, pageAddress, SafeFetch } from '../../platform/safe-fetch';
import { MAX_PASTED_LENGTH } from './pasted-text';
import type { tasks } from './recipe-reader';
import type { RecipeDraft, RecipeReading } from './recipe-reading';
import type { ReadRecipe } from './schema-recipe';

/** Each is a request to another server, and up to 2 MB to parse. */
const LINKS = { limit: 60, windowSeconds: 3_600 };
const TEXTS = { limit: 120, windowSeconds: 3_600 };

export const RECIPE_READER: ReaderProgram<typeof tasks> = { name: 'recipe-reader' };
const MAX_CPU_MS = 5_000;

/** Recipes of pages and pasted texts, as drafts. Nothing is stored (docs/decisions/meals/recipes.md). */
@Injectable()
export class DraftsService {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
    private readonly fetcher: SafeFetch,
    private readonly readers: Readers,
    private readonly limiter: RateLimiter,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /**
   * The recipes of a page.
   *
   * @throws DomainError INVALID (field `url`) for an address that cannot be used or fetched, RATE_LIMITED after 60 an
   *   hour, FEATURE_LOCKED
   */
  async fromLink(caller: Viewer, url: string): Promise<RecipeReading> {
    const viewer = await this.scope.viewer(caller);
    const address = pageAddress(url);
    await this.limiter.hit(`recipe links of ${viewer.userId}`, LINKS);
    const { bytes, charset } = await fetchPage(this.fetcher, address, 'Homefold recipes');
    const { recipes, title, unread } = await this.readers.one(
      RECIPE_READER,
      'page',
      { input: { address, charset }, bytes },
      { owner: ownerOf(viewer), field: 'url', noun: 'page', maxCpuMs: MAX_CPU_MS },
    );
    return { drafts: await this.drafts(viewer, recipes), title, unread };
  }

  /** The recipe of a pasted text. @throws DomainError INVALID (field `text`), RATE_LIMITED, FEATURE_LOCKED */
  async fromText(caller: Viewer, text: string): Promise<RecipeReading> {
    const viewer = await this.scope.viewer(caller);
    if (text.trim() === '') throw invalid('text', 'Please paste the text of a recipe.');
    if (text.length > MAX_PASTED_LENGTH)
      throw invalid('text', `Please paste at most ${MAX_PASTED_LENGTH.toLocaleString('en')} characters.`);
    await this.limiter.hit(`recipe texts of ${viewer.userId}`, TEXTS);
    const recipe = await this.readers.one(
      RECIPE_READER,
      'text',
      { input: { text } },
      { owner: ownerOf(viewer), field: 'text', noun: 'text', maxCpuMs: MAX_CPU_MS },
    );
    return { drafts: await this.drafts(viewer, [recipe]), title: null, unread: [] };
  }

  private drafts(viewer: FamilyViewer, read: readonly ReadRecipe[]): Promise<RecipeDraft[]> {
    return this.db.read(viewer, () =>
      Promise.all(
        read.map(async ({ recipe, author, unread }) => ({
          ...recipe,
          author,
          unread,
          knownRecipeId: await this.known(viewer, recipe),
        })),
      ),
    );
  }

  private async known(
    { familyId }: FamilyViewer,
    { title, externalLink }: Pick<RecipeDraft, 'title' | 'externalLink'>,
  ): Promise<string | null> {
    const [known] = await this.db.sql<{ id: string }>({
      name: 'recipe_known',
      text: `select id from recipe
             where family_id = $1 and deleted_at is null
               and (external_link = $3 or ($2 <> '' and search_title = search_fold($2)))
             order by external_link is not distinct from $3 desc, created_at limit 1`,
      values: [familyId, title, externalLink],
    });
    return known?.id ?? null;
  }
}
