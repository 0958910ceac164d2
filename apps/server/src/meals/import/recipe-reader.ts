import { inPieces } from '../../platform/readers/reader-task';
import { pageText } from '../../platform/web-pages';
import type { ArchivedRecipe } from './archives/archived-recipe';
import { ArchivedFileError } from './archives/limits';
import { readRecipeArchive, type RecipeArchive } from './archives/recipe-archive';
import { readPastedRecipe } from './pasted-text';
import { readRecipePage, type PageRead } from './recipe-page';
import type { ReadRecipe } from './schema-recipe';

/** What the preview of an archive shows of a recipe. */
export interface ArchivedOutline {
  key: string;
  title: string;
  hasPicture: boolean;
  unread: string[];
}

/** A recipe of an archive in full. */
export interface UnpackedRecipe extends Pick<ArchivedRecipe, 'draft' | 'isFavourite' | 'rating' | 'key'> {
  /** The picture in the archive, if any. */
  picture: Uint8Array | null;
  /** Why its picture is left out, in words. */
  pictureProblem: string | null;
  /** Approximate size of the recipe without the picture, in bytes. */
  size: number;
}

/** The archive as a whole, then its outlines in pieces, then each recipe that is asked for by its position. */
export type ArchivePiece =
  | ({ kind: 'archive'; count: number } & Pick<RecipeArchive, 'source' | 'problems'>)
  | { kind: 'outlines'; outlines: ArchivedOutline[] }
  | { kind: 'recipe'; recipe: UnpackedRecipe };

const OUTLINES = 100;

/** Tasks of the reader process (platform/readers). */
export const tasks = {
  /** The recipes of a web page. */
  *page({ address, charset }: { address: string; charset: string | null }, bytes: Buffer): Generator<PageRead, void> {
    yield readRecipePage(pageText(bytes, charset), address);
  },

  *text({ text }: { text: string }): Generator<ReadRecipe, void> {
    yield readPastedRecipe(text);
  },

  async *archive(
    { fileName }: { fileName: string | undefined },
    bytes: Buffer,
  ): AsyncGenerator<ArchivePiece, void, number | undefined> {
    const { source, problems, recipes } = await readRecipeArchive(bytes, fileName);
    let asked = yield { kind: 'archive', source, problems, count: recipes.length };
    const outlines = recipes.map(({ key, draft, picture, unread }) => ({
      ...{ key, title: draft.title, hasPicture: picture !== null, unread },
    }));
    for (const piece of inPieces(outlines, OUTLINES)) asked = yield { kind: 'outlines', outlines: piece };
    while (asked !== undefined) {
      const recipe = recipes[asked];
      if (!recipe) return;
      asked = yield { kind: 'recipe', recipe: await unpacked(recipe) };
    }
  },
};

async function unpacked({ draft, isFavourite, rating, key, picture }: ArchivedRecipe): Promise<UnpackedRecipe> {
  const recipe = { draft, isFavourite, rating, key, size: JSON.stringify(draft).length };
  if (!picture || 'url' in picture) return { ...recipe, picture: null, pictureProblem: null };
  try {
    return { ...recipe, picture: await picture.read(), pictureProblem: null };
  } catch (error) {
    if (!(error instanceof ArchivedFileError)) throw error;
    return { ...recipe, picture: null, pictureProblem: error.message };
  }
}
