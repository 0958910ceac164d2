import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { schemaRecipe } from '../../schema-recipe';
import { isNode, type SchemaNode } from '../../../../platform/web-pages';
import type { ArchivedPicture, FoundRecipe } from '../archived-recipe';
import { ArchivedFileError, inMegabytes, type ArchiveLimits } from '../limits';
import { countUnpacked, type ArchiveUse } from '../zip';
import { namesOf, nodesOf, parsedJson, textOf, withoutMarkdown } from './values';

const gunzipped = promisify(gunzip);

export const isGzip = (bytes: Buffer): boolean => bytes.length > 2 && bytes.readUInt16BE(0) === 0x1f8b;

/**
 * The JSON of a `.paprikarecipe`: a recipe compressed by gzip. Never unpacks more than the limit.
 *
 * @param use of the archive that it counts against
 */
export async function paprikaJson(bytes: Buffer, limits: ArchiveLimits, use?: ArchiveUse): Promise<SchemaNode> {
  const unpacked = await gunzipped(bytes, { maxOutputLength: limits.paprika }).catch((error: unknown) => {
    const isTooLarge = isNode(error) && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchivedFileError(isTooLarge ? `It is larger than ${inMegabytes(limits.paprika)}` : 'It is damaged');
  });
  if (use) countUnpacked(use, bytes.length, unpacked.length, limits);
  const json = parsedJson(unpacked.toString('utf8'));
  if (!isNode(json) || typeof json.name !== 'string') throw new ArchivedFileError('It is not a Paprika recipe');
  return json;
}

/** A Paprika recipe. Its pictures are in the same text, which is parsed again for them. */
export function paprikaRecipe(
  json: SchemaNode,
  readAgain: () => Promise<SchemaNode>,
  limits: ArchiveLimits,
): FoundRecipe {
  const link = textOf(json.source_url).trim();
  const source = textOf(json.source).trim();
  const read = schemaRecipe(
    {
      name: json.name,
      description: text(json.description),
      recipeIngredient: text(json.ingredients).split('\n'),
      recipeInstructions: text(json.directions),
      prepTime: json.prep_time,
      cookTime: json.cook_time,
      totalTime: json.total_time,
      recipeYield: json.servings,
      keywords: namesOf(json.categories),
      url: link,
      image: json.image_url,
    },
    (value) => value,
    null,
  );
  const picture = pictureOf(json, readAgain, limits);
  if (typeof picture === 'string') read.unread.push({ field: 'imageUrl', message: picture });
  return {
    source: 'paprika',
    read,
    id: textOf(json.uid) || null,
    // without a link, "Granny's red book, p. 24" is worth keeping
    notes: [text(json.notes), source !== '' && read.recipe.externalLink === null ? `Source: ${source}` : ''],
    difficulty: json.difficulty,
    isFavourite: json.on_favorites === true || json.on_favorites === 1,
    rating: json.rating,
    picture: typeof picture === 'string' ? null : picture,
  };
}

/** Links to other recipes and to photos have the form `[recipe:Pizza dough]` and `[photo:Step 2]`. */
const text = (value: unknown): string =>
  withoutMarkdown(textOf(value))
    .replace(/\[photo:[^\]\n]{1,200}\]/g, '')
    .replace(/\[recipe:([^\]\n]{1,200})\]/g, '$1');

function pictureOf(
  json: SchemaNode,
  readAgain: () => Promise<SchemaNode>,
  limits: ArchiveLimits,
): ArchivedPicture | string | null {
  const length = pictureText(json).length;
  if (length === 0) return null;
  if (length * 0.75 > limits.picture) return `The picture is larger than ${inMegabytes(limits.picture)}`;
  const fileName = textOf(json.photo) || 'photo.jpg';
  return { fileName, read: async () => Buffer.from(pictureText(await readAgain()), 'base64') };
}

/** The full picture; `photo_data` is a square thumbnail. */
const pictureText = (json: SchemaNode): string =>
  nodesOf(json.photos)
    .map(({ data }) => textOf(data))
    .find((data) => data !== '') ?? textOf(json.photo_data);
