import { Injectable } from '@nestjs/common';
import { DietsService, RecipeLogService, RecipesService } from '../meals';
import type { Viewer } from '../platform/auth';
import { replayAt } from '../platform/clock';
import { Database } from '../platform/database';
import type { HolderKey, PersonKey } from './demo-people';
import { diets, dietsAdded, recipes } from './demo-recipes-script';
import type { DemoTimes } from './demo-times';

/** The recipes of the demo: written down, rated and cooked by several members. */
@Injectable()
export class DemoRecipes {
  constructor(
    private readonly db: Database,
    private readonly recipes: RecipesService,
    private readonly log: RecipeLogService,
    private readonly diets: DietsService,
  ) {}

  /** One transaction per person. @returns the ids by title */
  async add(
    holders: ReadonlyMap<HolderKey, Viewer>,
    ids: ReadonlyMap<PersonKey, string>,
    times: DemoTimes,
  ): Promise<Map<string, string>> {
    const stored = new Map<string, string>();
    for (const [key, viewer] of holders)
      await this.db.write(viewer, async () => {
        if (key === 'emma') await replayAt(times.instant(dietsAdded), () => this.addDiets(viewer, ids));
        for (const recipe of recipes.filter(({ by }) => by === key)) {
          const { by: _by, added, opinions: _opinions, cooked: _cooked, ...input } = recipe;
          const { id, title } = await replayAt(times.instant(added), () => this.recipes.add(viewer, input));
          stored.set(title, id);
        }
      });
    for (const [key, viewer] of holders)
      await this.db.write(viewer, async () => {
        for (const { title = '', by, added, opinions = {}, cooked = [] } of recipes) {
          const id = stored.get(title ?? '') ?? '';
          const opinion = opinions[key];
          if (opinion)
            await replayAt(times.instant({ ...added, at: '21:30' }), () => this.log.think(viewer, id, opinion));
          if (by !== key) continue;
          for (const daysAgo of cooked)
            await replayAt(times.instant({ daysAgo, at: '20:45' }), () =>
              this.log.cooked(viewer, id, { date: times.in(-daysAgo) }),
            );
        }
      });
    return stored;
  }

  private async addDiets(viewer: Viewer, ids: ReadonlyMap<PersonKey, string>): Promise<void> {
    for (const [key, { allergies, diets: kept }] of Object.entries(diets))
      await this.diets.set(viewer, ids.get(key as PersonKey) ?? '', allergies, kept);
  }
}
