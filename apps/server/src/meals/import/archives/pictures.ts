/** The pictures next to recipes in an archive, by folder: those of Mealie, Nextcloud and Tandoor. */
export interface PicturesBeside {
  /** The name of the best picture for the recipe in a file; null when it is ambiguous. */
  beside: (path: string) => string | null;
  /** The picture in the folder of this name, wherever it is. */
  inFolder: (folder: string) => string | null;
}

const PICTURE = /^(.*?)(?:images\/)?(original|full|image|min-original)\.(?:jpe?g|png|webp|gif|avif|heic)$/i;
/** The largest first. */
const BEST = ['original', 'full', 'image', 'min-original'];

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

export function picturesBeside(names: readonly string[]): PicturesBeside {
  const found = new Map<string, { name: string; rank: number }>();
  const recipes = new Map<string, number>();
  for (const name of names) {
    if (name.toLowerCase().endsWith('.json')) recipes.set(folderOf(name), (recipes.get(folderOf(name)) ?? 0) + 1);
    const [, folder, kind] = PICTURE.exec(name) ?? [];
    if (folder === undefined || kind === undefined || (folder !== '' && !folder.endsWith('/'))) continue;
    const rank = BEST.indexOf(kind.toLowerCase());
    const other = found.get(folder);
    if (other === undefined || rank < other.rank) found.set(folder, { name, rank });
  }
  const byLastFolder = new Map<string, string>();
  for (const [folder, { name }] of found) {
    byLastFolder.set(folder.split('/').at(-2)?.replaceAll('-', '').toLowerCase() ?? '', name);
  }
  return {
    beside: (path) => (recipes.get(folderOf(path)) === 1 ? (found.get(folderOf(path))?.name ?? null) : null),
    inFolder: (folder) => byLastFolder.get(folder) ?? null,
  };
}
