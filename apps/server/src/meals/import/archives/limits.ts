const MB = 1_000_000;

/** What an archive may cost. Tests make them smaller. */
export const ARCHIVE_LIMITS = {
  /** The file as it is uploaded. */
  file: 100 * MB,
  /** Everything in it, archives in it included. */
  unpacked: 500 * MB,
  entries: 20_000,
  /** How many times an entry may be larger than its compressed form; text is seldom more than 20 times. */
  ratio: 200,
  /** Archives in archives; Tandoor has two levels. */
  depth: 2,
  /** An archive in the archive: a recipe and its picture. */
  inner: 20 * MB,
  recipes: 5_000,
  /** In milliseconds; the largest honest archive takes some ten seconds. */
  time: 120_000,
  /** The JSON of one recipe. */
  recipe: 2 * MB,
  /** The JSON of many: a list, or the database of a Mealie backup. */
  list: 40 * MB,
  /** A recipe of Paprika, which holds its pictures as text. */
  paprika: 40 * MB,
  picture: 15 * MB,
  /** How many are listed of what could not be read. */
  problems: 500,
};

export type ArchiveLimits = typeof ARCHIVE_LIMITS;

/** "15 MB". */
export const inMegabytes = (bytes: number): string => `${Number((bytes / MB).toPrecision(2))} MB`;

/** Why a whole archive is refused, in words for whoever chose the file. */
export class RecipeArchiveError extends Error {
  override readonly name = 'RecipeArchiveError';
}

/** Of an archive in another only this one is left out. */
export class DamagedArchiveError extends RecipeArchiveError {}

/** Why one file of an archive is left out, while the others are read. */
export class ArchivedFileError extends Error {
  override readonly name = 'ArchivedFileError';
}
