import type { ArchivedPicture, ArchivedRecipe, ArchiveSource } from './archived-recipe';
import { mealieRecipe, plainId } from './formats/mealie';
import { mealieBackup } from './formats/mealie-backup';
import { isGzip, paprikaJson, paprikaRecipe } from './formats/paprika';
import { textOf } from './formats/values';
import { Harvest, type RecipeArchive } from './harvest';
import { jsonValues, recipesOfJson } from './json-file';
import {
  ARCHIVE_LIMITS,
  ArchivedFileError,
  DamagedArchiveError,
  inMegabytes,
  RecipeArchiveError,
  type ArchiveLimits,
} from './limits';
import { picturesBeside } from './pictures';
import { isZip, zipFiles, type ArchivedFile, type ArchiveUse } from './zip';

export type { RecipeArchive, ArchivedPicture, ArchivedRecipe, ArchiveSource };

/**
 * The recipes of a file that another program exported: Mealie, Tandoor, Paprika, Nextcloud Cookbook, schema.org JSON,
 * and our own export. The format is detected from the contents; the file name is only used in messages.
 *
 * @throws {RecipeArchiveError} when the file as a whole is refused, or nothing in it is a recipe
 */
export async function readRecipeArchive(
  bytes: Buffer,
  fileName = 'The file',
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<RecipeArchive> {
  if (bytes.length === 0) throw new RecipeArchiveError('The file is empty');
  if (bytes.length > limits.file) throw new RecipeArchiveError(`The file is larger than ${inMegabytes(limits.file)}`);
  const harvest = new Harvest(limits);
  const file: ArchivedFile = { name: fileName, read: () => Promise.resolve(bytes) };
  const reader = new ArchiveReader(harvest, limits);
  if (isZip(bytes)) await reader.readFolder(await zipFiles(bytes, limits, harvest.use));
  else if (isGzip(bytes)) await reader.readPaprika([file], file);
  else if (/^\uFEFF?\s*[[{]/.test(bytes.toString('utf8', 0, 200))) await reader.readJson(file, limits.list, '');
  return harvest.result();
}

/** Reads the files of one archive; a nested archive has its own reader. */
class ArchiveReader {
  constructor(
    private readonly harvest: Harvest,
    private readonly limits: ArchiveLimits,
    private readonly depth = 1,
    /** Opens the archive again for its pictures: its bytes are not kept in memory. */
    private readonly reopen: (() => Promise<ArchivedFile[]>) | null = null,
  ) {}

  async readFolder(all: readonly ArchivedFile[]): Promise<void> {
    const files = all.filter(({ name }) => !isClutter(name));
    const pictures = picturesBeside(files.map(({ name }) => name));
    const pictureNamed = (name: string | null): ArchivedPicture | null =>
      name === null ? null : this.picture(all, name);
    const database = files.find(({ name }) => /(?:^|\/)database\.json$/i.test(name));
    if (database) {
      await this.harvest.attempt(database.name, () =>
        this.readBackup(database, (id) => pictureNamed(pictures.inFolder(id))),
      );
      return;
    }
    const jsonFiles = files.filter(({ name }) => /\.json$/i.test(name));
    for (const file of files) {
      const { name } = file;
      if (!/\.(?:json|zip|paprikarecipes?)$/i.test(name)) continue;
      if (this.harvest.isFull()) return;
      if (/\.paprikarecipe$/i.test(name)) await this.readPaprika(all, file);
      else if (/\.(?:zip|paprikarecipes)$/i.test(name)) await this.harvest.attempt(name, () => this.readInner(file));
      else {
        const limit = this.depth === 1 && jsonFiles.length === 1 ? this.limits.list : this.limits.recipe;
        await this.readJson(file, limit, name, pictureNamed(pictures.beside(name)));
      }
    }
  }

  async readPaprika(all: readonly ArchivedFile[], file: ArchivedFile): Promise<void> {
    await this.harvest.attempt(file.name, async () => {
      const json = await paprikaJson(await file.read(this.limits.inner), this.limits, this.harvest.use);
      const readAgain = async () => paprikaJson(await this.later(all, file.name, this.limits.inner)(), this.limits);
      await this.harvest.add(textOf(json.name) || file.name, () => paprikaRecipe(json, readAgain, this.limits));
    });
  }

  /** @param path of the file in an archive; empty if it is not in one */
  async readJson(
    file: ArchivedFile,
    limit: number,
    path: string,
    picture: ArchivedPicture | null = null,
  ): Promise<void> {
    await this.harvest.attempt(file.name, async () => {
      const bytes = await file.read(limit);
      if (bytes.length > limit) throw tooLarge(limit);
      const waiting = recipesOfJson(bytes, path, this.limits, this.harvest.use);
      if (waiting.length === 1 && bytes.length > this.limits.recipe) throw tooLarge(this.limits.recipe);
      for (const { name, read } of waiting) {
        await this.harvest.add(name || file.name, () => ({ ...read(), ...(waiting.length === 1 ? { picture } : {}) }));
      }
    });
  }

  private async readBackup(database: ArchivedFile, pictureOf: (id: string) => ArchivedPicture | null): Promise<void> {
    const [tables] = jsonValues(
      (await database.read(this.limits.list)).toString('utf8'),
      this.limits,
      this.harvest.use,
    );
    for (const recipe of mealieBackup(tables)) {
      await this.harvest.add(textOf(recipe.name) || 'A recipe', () => ({
        ...mealieRecipe(recipe),
        picture: pictureOf(plainId(recipe.id)),
      }));
    }
  }

  private async readInner(file: ArchivedFile): Promise<void> {
    if (this.depth >= this.limits.depth)
      throw new ArchivedFileError('It is an archive within an archive in an archive');
    const open = async (use?: ArchiveUse): Promise<ArchivedFile[]> => {
      const bytes = await file.read(this.limits.inner);
      return zipFiles(bytes, this.limits, use).catch((error: unknown) => {
        throw error instanceof DamagedArchiveError ? new ArchivedFileError(error.message) : error;
      });
    };
    const reader = new ArchiveReader(this.harvest, this.limits, this.depth + 1, () => this.harvest.again(file, open));
    await reader.readFolder(await open(this.harvest.use));
  }

  private picture(files: readonly ArchivedFile[], name: string): ArchivedPicture {
    return { fileName: name.split('/').at(-1) ?? name, read: this.later(files, name, this.limits.picture) };
  }

  /** Reads a file on demand; a file in a nested archive by opening that one again. */
  private later(files: readonly ArchivedFile[], name: string, limit: number): () => Promise<Buffer> {
    const { reopen } = this;
    const kept = reopen === null ? files.find((file) => file.name === name) : undefined;
    return async () => {
      const file = kept ?? (await reopen?.())?.find((each) => each.name === name);
      if (!file) throw new ArchivedFileError('It is damaged');
      return file.read(limit);
    };
  }
}

const tooLarge = (limit: number): ArchivedFileError => new ArchivedFileError(`It is larger than ${inMegabytes(limit)}`);

/** Metadata that macOS and others add to archives. */
const isClutter = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$)/i.test(name);
