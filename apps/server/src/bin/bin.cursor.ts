import { isUUID } from 'class-validator';
import type { BinPosition } from '../platform/bin';
import { invalid } from '../platform/errors';

/** Where a page ended: newest first, things deleted at the same moment by type, then id from the last. */
export interface BinPlace extends BinPosition {
  type: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const writeCursor = ({ deletedAt, type, id }: BinPlace): string => `${deletedAt.toISOString()}!${type}!${id}`;

/** @throws DomainError INVALID (field `after`) for anything `writeCursor` did not write */
export function readCursor(cursor: string): BinPlace {
  const [at = '', type, id] = cursor.split('!');
  const deletedAt = new Date(at);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || Number.isNaN(deletedAt.getTime()) || !type || !id || !isUUID(id))
    throw invalid('after', 'The cursor is not valid.');
  return { deletedAt, type, id };
}

/** The same place among the things of one type. */
export const placeIn = (type: string, place: BinPlace | null): BinPosition | null =>
  place && { deletedAt: place.deletedAt, id: type === place.type ? place.id : type < place.type ? FIRST_ID : LAST_ID };

/** The order of the bin. */
export const byPlace = (a: BinPlace, b: BinPlace): number =>
  b.deletedAt.getTime() - a.deletedAt.getTime() || compare(a.type, b.type) || compare(b.id, a.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
