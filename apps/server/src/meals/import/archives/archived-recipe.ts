import { createHash } from 'node:crypto';
import {
  DIFFICULTIES,
  readInstructions,
  RECIPE_LIMITS,
  type RecipeContent,
  type RecipeField,
} from '@homefold/domain/recipes';
import type { ReadRecipe, Unread } from '../schema-recipe';
import { ArchivedFileError } from './limits';

export type ArchiveSource = 'mealie' | 'tandoor' | 'paprika' | 'nextcloud' | 'schema.org' | 'homefold';

/** A picture in the archive, unpacked only when requested, or on the web. */
export type ArchivedPicture = { fileName: string; read: () => Promise<Buffer> } | { url: string };

/** A recipe of an archive, to be reviewed before it is saved. */
export interface ArchivedRecipe {
  /** Always with title and steps. */
  draft: RecipeContent;
  isFavourite: boolean;
  /** From 1 to 5. */
  rating: number | null;
  /** What was not imported, in words. */
  unread: string[];
  picture: ArchivedPicture | null;
  /** Stable across imports of the same recipe; at most 60 characters. */
  key: string;
}

/** A recipe as found by a format's parser. */
export interface FoundRecipe {
  source: ArchiveSource;
  read: ReadRecipe;
  /** Its id in the source, stable across exports; null if there is none. */
  id: string | null;
  /** Texts appended to the description. */
  notes?: readonly string[];
  difficulty?: unknown;
  isFavourite?: boolean;
  rating?: unknown;
  picture?: ArchivedPicture | null;
}

/**
 * A found recipe in the form in which it can be saved.
 *
 * @throws {ArchivedFileError} when it has no title or no steps, without which no recipe is saved
 */
export function archivedRecipe(found: FoundRecipe): ArchivedRecipe {
  const { read, source, id, notes = [], picture = null } = found;
  if (read.recipe.title === '') throw new ArchivedFileError('It has no title');
  const withSteps = stepsFromNotes(read, tidyNotes(notes));
  const [described, unread] = withNotes(withSteps.read, withSteps.notes);
  const isStored = picture !== null && 'read' in picture;
  const draft: RecipeContent = {
    ...described,
    difficulty: DIFFICULTIES.find((each) => each === wordOf(found.difficulty)) ?? described.difficulty,
    imageUrl: isStored ? null : described.imageUrl,
  };
  return {
    draft,
    isFavourite: found.isFavourite ?? false,
    rating: ratingOf(found.rating),
    unread: unread.map(inWords),
    picture: picture ?? (draft.imageUrl === null ? null : { url: draft.imageUrl }),
    key: keyOf(source, id === null ? [draft.title.toLocaleLowerCase('en'), draft.externalLink ?? ''] : [id]),
  };
}

/** Hashed, so that neither its length nor its characters depend on the archive. */
export const keyOf = (source: ArchiveSource, parts: readonly string[]): string =>
  `${source}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;

const tidyNotes = (notes: readonly string[]): string[] => notes.map((note) => note.trim()).filter(Boolean);

/** If there are no steps, they have often been entered as notes. */
function stepsFromNotes(read: ReadRecipe, notes: string[]): { read: ReadRecipe; notes: string[] } {
  if (read.recipe.instructions.length > 0) return { read, notes };
  const { steps } = readInstructions(notes.join('\n'));
  const missing = read.unread.find(({ field }) => field === 'instructions');
  if (steps.length === 0 || missing?.message !== 'Instructions are required') {
    throw new ArchivedFileError(isTooMuch(missing) ? missing.message : 'It has no instructions');
  }
  const unread: Unread[] = read.unread.filter((each) => each !== missing);
  unread.push({ field: 'instructions', message: 'There were none, so the notes were taken' });
  return { read: { ...read, recipe: { ...read.recipe, instructions: steps }, unread }, notes: [] };
}

const isTooMuch = (missing: Unread | undefined): missing is Unread =>
  missing !== undefined && missing.message !== 'Instructions are required';

/** The recipe with its notes appended to the description. */
function withNotes({ recipe, unread }: ReadRecipe, notes: readonly string[]): [RecipeContent, Unread[]] {
  const parts = [recipe.description ?? '', ...notes].filter((part) => part !== '');
  const text = [...parts.join('\n\n')];
  if (text.length <= RECIPE_LIMITS.description) return [{ ...recipe, description: text.join('') || null }, unread];
  const message = `Only the first ${RECIPE_LIMITS.description.toLocaleString('en-GB')} characters of description and notes were taken`;
  const others = unread.filter(({ field }) => field !== 'description');
  return [
    { ...recipe, description: text.slice(0, RECIPE_LIMITS.description).join('').trim() },
    [...others, { field: 'description', message }],
  ];
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

function ratingOf(value: unknown): number | null {
  const rating = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof rating === 'number' && rating > 0 && rating <= 5 ? Math.max(Math.round(rating), 1) : null;
}

const NAMES: Readonly<Partial<Record<RecipeField | 'page', string>>> = {
  title: 'Title',
  description: 'Description',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  prepTimeMinutes: 'Prep time',
  cookTimeMinutes: 'Cook time',
  servings: 'Servings',
  tags: 'Tags',
};

/** "Prep time: The time “a while” was not understood". */
function inWords({ field, message }: Unread): string {
  const name = NAMES[field];
  return name === undefined || message.toLowerCase().includes(name.toLowerCase()) ? message : `${name}: ${message}`;
}
