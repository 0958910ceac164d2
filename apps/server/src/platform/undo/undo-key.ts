import { invalid } from '../errors';

/** How long a change can be undone: longer than any toast is shown, but not a second bin. */
const UNDO_MS = 24 * 3_600_000;

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Changes before this moment can no longer be undone, and their records are purged. */
export const undoHorizon = (now: Date): Date => new Date(now.getTime() - UNDO_MS);

/** @throws DomainError INVALID (field `undoKey`) for a malformed key; none is fine. */
export function assertUndoKey(key: string | null | undefined): void {
  if (key && !KEY.test(key)) throw invalid('undoKey', 'The undo key must have 8 to 128 visible characters.');
}
