import type { BinPosition } from '../platform/bin';
import { cursorOf, instantPart, uuidPart, wordPart } from '../platform/pages';

/** End of a page: newest first; items deleted at the same moment by type, then by descending id. */
export interface BinPlace extends BinPosition {
  type: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const binCursor = cursorOf<BinPlace>({
  deletedAt: instantPart,
  id: uuidPart,
  type: wordPart((type) => type !== ''),
});

/** The same position within the items of one type. */
export const placeIn = (type: string, place: BinPlace | null): BinPosition | null =>
  place && { deletedAt: place.deletedAt, id: type === place.type ? place.id : type < place.type ? FIRST_ID : LAST_ID };

/** The sort order of the bin. */
export const byPlace = (a: BinPlace, b: BinPlace): number =>
  b.deletedAt.getTime() - a.deletedAt.getTime() || compare(a.type, b.type) || compare(b.id, a.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
