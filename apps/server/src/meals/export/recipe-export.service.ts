import { Injectable } from '@nestjs/common';
import { publicIdOf } from '../../media';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { Origins } from '../../platform/http';
import { RecipesService } from '../recipes/recipes.service';
import { recipesToSchemaOrg } from './schema-org';

/** Takes the family's recipes along. Open whatever the plan: an export always includes everything (product rule 23). */
@Injectable()
export class RecipeExportService {
  constructor(
    private readonly db: Database,
    private readonly recipes: RecipesService,
    private readonly origins: Origins,
  ) {}

  /** A list of schema.org recipes as JSON; pictures as addresses that whoever has the file may open. */
  async export(caller: Viewer): Promise<string> {
    const viewer = requireFamily(caller);
    const recipes = await this.db.read(viewer, () => this.recipes.list(viewer));
    const origin = this.origins.current();
    const exported = recipes.map((recipe) => ({
      ...recipe,
      imageUrl: publicIdOf(recipe.imageUrl) ? `${origin}${recipe.imageUrl}` : recipe.imageUrl,
    }));
    return JSON.stringify(recipesToSchemaOrg(exported), null, 2);
  }
}
