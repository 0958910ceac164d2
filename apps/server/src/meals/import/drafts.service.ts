import { Injectable } from '@nestjs/common';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { FetchProblem, SafeFetch, webAddress, type Wanted } from '../../platform/safe-fetch';
import { MAX_PASTED_LENGTH, readPastedRecipe } from './pasted-text';
import { pageText } from './page-text';
import { readRecipePage } from './recipe-page';
import type { RecipeDraft, RecipeReading } from './recipe-reading';
import type { ReadRecipe } from './schema-recipe';

/** Each costs a request to somebody else's server, and up to 2 MB to be read. */
const LINKS = { limit: 60, windowSeconds: 3_600 };
const TEXTS = { limit: 120, windowSeconds: 3_600 };

const PAGE: Wanted = {
  noun: 'page',
  userAgent: 'Mozilla/5.0 (compatible; Homefold recipes)',
  accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, */*;q=0.5',
};

/** Recipes of pages and pasted texts, as drafts. Nothing is stored (docs/decisions/meals/recipes.md). */
@Injectable()
export class DraftsService {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
    private readonly fetcher: SafeFetch,
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
    const address = withField(() => webAddress(url));
    await this.limiter.hit(`recipe links of ${viewer.userId}`, LINKS);
    const answer = await this.fetcher.get(address.href, PAGE).catch((error: unknown) => {
      throw asInvalid(error);
    });
    // the request had no validators
    if (answer.status === 304) throw invalid('url', "The page's server answers with an error (304).");
    const { recipes, title, unread } = readRecipePage(pageText(answer.bytes, answer.charset), address.href);
    return { drafts: await this.drafts(viewer, recipes), title, unread };
  }

  /** The recipe of a pasted text. @throws DomainError INVALID (field `text`), RATE_LIMITED, FEATURE_LOCKED */
  async fromText(caller: Viewer, text: string): Promise<RecipeReading> {
    const viewer = await this.scope.viewer(caller);
    if (text.trim() === '') throw invalid('text', 'Please paste the text of a recipe.');
    if (text.length > MAX_PASTED_LENGTH)
      throw invalid('text', `Please paste at most ${MAX_PASTED_LENGTH.toLocaleString('en')} characters.`);
    await this.limiter.hit(`recipe texts of ${viewer.userId}`, TEXTS);
    return { drafts: await this.drafts(viewer, [readPastedRecipe(text)]), title: null, unread: [] };
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

function withField<T>(fn: () => T): T {
  try {
    return fn();
  } catch (error) {
    throw asInvalid(error);
  }
}

const asInvalid = (error: unknown): unknown => (error instanceof FetchProblem ? invalid('url', error.message) : error);
