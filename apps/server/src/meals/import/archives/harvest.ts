import { isDeepStrictEqual } from 'node:util';
import { cpuMs } from '../../../platform/readers/reader-task';
import { archivedRecipe, keyOf, type ArchivedRecipe, type ArchiveSource, type FoundRecipe } from './archived-recipe';
import { ArchivedFileError, RecipeArchiveError, type ArchiveLimits } from './limits';
import { newUse, shortName, type ArchivedFile, type ArchiveUse } from './zip';

/** The contents of an archive. */
export interface RecipeArchive {
  /** The program that most of its recipes come from. */
  source: ArchiveSource;
  recipes: ArchivedRecipe[];
  /** What could not be read: a recipe or a file, and why. */
  problems: { name: string; message: string }[];
}

/** Collects the recipes of an archive, and what could not be read. */
export class Harvest {
  readonly use: ArchiveUse = newUse();
  private readonly recipes = new Map<string, ArchivedRecipe>();
  private readonly problems: RecipeArchive['problems'] = [];
  private readonly sources = new Map<ArchiveSource, number>();
  private readonly from = cpuMs();
  private reopened: { file: ArchivedFile; files: Promise<ArchivedFile[]> } | null = null;
  /** Why reading stopped. */
  private end: string | null = null;

  constructor(private readonly limits: ArchiveLimits) {}

  /** Checked before each further recipe: whether a limit of count or time is reached. */
  isFull(): boolean {
    const { recipes, time } = this.limits;
    const count = recipes.toLocaleString('en');
    if (this.recipes.size >= recipes) this.end ??= `Only the first ${count} recipes were read`;
    if (cpuMs() - this.from > time) this.end ??= 'They were left out, because reading took too long';
    return this.end !== null;
  }

  /** Reads a file; its problem is recorded, so that the other files are still read. */
  async attempt(name: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!(error instanceof ArchivedFileError)) throw error;
      this.problem(name, error.message);
    }
  }

  /** The files of a nested archive that is opened again: all of its pictures are read one after another. */
  again(file: ArchivedFile, open: () => Promise<ArchivedFile[]>): Promise<ArchivedFile[]> {
    if (this.reopened?.file !== file) this.reopened = { file, files: open() };
    return this.reopened.files;
  }

  async add(name: string, read: () => FoundRecipe): Promise<void> {
    if (this.isFull()) return;
    await this.attempt(name, () => {
      const found = read();
      const recipe = archivedRecipe(found);
      this.sources.set(found.source, (this.sources.get(found.source) ?? 0) + 1);
      this.keep(recipe, found.source);
      return Promise.resolve();
    });
  }

  /** Duplicates are kept once; another recipe of the same name gets its own key. */
  private keep(recipe: ArchivedRecipe, source: ArchiveSource): void {
    const other = this.recipes.get(recipe.key);
    if (other === undefined) this.recipes.set(recipe.key, recipe);
    else if (!isDeepStrictEqual(other.draft, recipe.draft)) {
      const key = keyOf(source, [recipe.key, JSON.stringify(recipe.draft)]);
      this.recipes.set(key, { ...recipe, key });
    }
  }

  private problem(name: string, message: string): void {
    if (this.problems.length < this.limits.problems) this.problems.push({ name: shortName(name), message });
  }

  result(): RecipeArchive {
    const recipes = [...this.recipes.values()];
    if (this.end !== null) this.problems.unshift({ name: 'Further recipes', message: this.end });
    if (recipes.length === 0 && this.problems.length === 0)
      throw new RecipeArchiveError('No recipe was found in this file');
    const [source = 'schema.org'] = [...this.sources].sort(([, a], [, b]) => b - a).map(([each]) => each);
    return { source, recipes, problems: this.problems };
  }
}
