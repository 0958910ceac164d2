import { createHash } from 'node:crypto';
import type { ParsedEvent } from './calendar-file.types';

export const uidHashOf = (uid: string): Buffer => createHash('sha256').update(uid).digest();

/** Fields that earlier imports did not have: where they are null, the hash is the one stored then. */
const ADDED: ReadonlySet<string> = new Set(['place', 'recurringDays'] satisfies (keyof ParsedEvent)[]);

/** Of every field of an event that an import writes. */
export function contentHashOf({ uid, part, note, ...content }: ParsedEvent): Buffer {
  return createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(content)
          .filter(([key, value]) => value !== null || !ADDED.has(key))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )
    .digest();
}
