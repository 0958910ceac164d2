const MB = 1_000_000;

/** The limits of an archive. Tests lower them. */
export const ARCHIVE_LIMITS = {
  /** The uploaded file. */
  file: 100 * MB,
  /** All of its contents, including nested archives. */
  unpacked: 500 * MB,
  entries: 20_000,
  /** The highest ratio of an entry to its compressed size; text rarely exceeds 20. */
  ratio: 200,
  /** Nesting of archives; Tandoor has two levels. */
  depth: 2,
  /** A nested archive: a recipe and its picture. */
  inner: 20 * MB,
  recipes: 5_000,
  /** CPU time in milliseconds; the largest legitimate archive takes about ten seconds. */
  time: 15_000,
  /** The JSON of one recipe. */
  recipe: 2 * MB,
  /** The JSON of many: a list, or the database of a Mealie backup. */
  list: 40 * MB,
  /** A Paprika recipe, which contains its pictures as text. */
  paprika: 40 * MB,
  picture: 15 * MB,
  /** All JSON that has to be repaired, which no program writes; it takes twenty times as long. */
  repaired: 10 * MB,
  /** The maximum number of listed problems. */
  problems: 500,
};

export type ArchiveLimits = typeof ARCHIVE_LIMITS;

/** "15 MB". */
export const inMegabytes = (bytes: number): string => `${Number((bytes / MB).toPrecision(2))} MB`;

/** Why a whole archive is refused, in words for whoever chose the file. */
export class RecipeArchiveError extends Error {
  override readonly name = 'RecipeArchiveError';
}

/** A nested archive is left out on its own. */
export class DamagedArchiveError extends RecipeArchiveError {}

/** Why one file of an archive is left out, while the others are read. */
export class ArchivedFileError extends Error {
  override readonly name = 'ArchivedFileError';
}
