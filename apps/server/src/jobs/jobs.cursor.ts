import { isCalendarDate } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { invalid } from '../platform/errors';
import type { DonePosition, OpenPosition } from './jobs.queries';

/** The place of an open job in its section, as an opaque text for `after`. */
export const writeOpenCursor = ({ dueDate, position, id }: OpenPosition): string =>
  `${dueDate ?? ''}_${position}_${id}`;

export const writeDoneCursor = ({ completedAt, id }: DonePosition): string => `${completedAt.toISOString()}_${id}`;

const badCursor = () => invalid('after', 'The cursor is not valid.');

/** @throws DomainError INVALID (field `after`) for anything `writeOpenCursor` did not write */
export function readOpenCursor(cursor: string): OpenPosition {
  const [dueDate = '', position = '', id = ''] = cursor.split('_');
  if (!(dueDate === '' || isCalendarDate(dueDate)) || !/^-?\d{1,10}$/.test(position) || !isUUID(id)) throw badCursor();
  if (Math.abs(Number(position)) > 0x7fff_ffff) throw badCursor();
  return { dueDate: dueDate || null, position: Number(position), id };
}

/** @throws DomainError INVALID (field `after`) for anything `writeDoneCursor` did not write */
export function readDoneCursor(cursor: string): DonePosition {
  const [at = '', id = ''] = cursor.split('_');
  const completedAt = new Date(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) ? at : NaN);
  if (Number.isNaN(completedAt.getTime()) || !isUUID(id)) throw badCursor();
  return { completedAt, id };
}
