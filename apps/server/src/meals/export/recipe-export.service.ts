import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { recipesToSchemaOrg } from '@homefold/domain/recipes';
import { publicIdOf } from '../../media';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { Origins } from '../../platform/http';
import { RecipesService } from '../recipes/recipes.service';

/** Recipes serialised in one turn; the event loop is yielded between turns. */
const AT_ONCE = 100;

/** Exports the family's recipes. Available on every plan: an export always includes everything (product rule 23). */
@Injectable()
export class RecipeExportService {
  constructor(
    private readonly db: Database,
    private readonly recipes: RecipesService,
    private readonly origins: Origins,
  ) {}

  /** A list of schema.org recipes as JSON; pictures as URLs that anybody with the file may open. */
  async export(caller: Viewer): Promise<string> {
    const viewer = requireFamily(caller);
    const recipes = await this.db.read(viewer, () => this.recipes.list(viewer));
    const origin = this.origins.current();
    const texts: string[] = [];
    for (const [at, recipe] of recipes.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
      const imageUrl = publicIdOf(recipe.imageUrl) ? `${origin}${recipe.imageUrl}` : recipe.imageUrl;
      const [exported] = recipesToSchemaOrg([{ ...recipe, imageUrl }]);
      texts.push(JSON.stringify(exported, null, 2));
    }
    return `[${texts.join(',\n')}]\n`;
  }
}
