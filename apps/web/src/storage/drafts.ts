import { forgetStored, readStoredJson, store, storedOf } from './stored';

/** Maximum age of a draft. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
/** Maximum number of drafts; the oldest are dropped first. */
const MAX_COUNT = 30;

/** Unsaved input of a form. */
export interface StoredDraft {
  /** When, in milliseconds. */
  at: number;
  /** To be validated by the form: users can edit it, and the form may have changed since. */
  content: unknown;
}

/** The owner of drafts: a person within a family. Somebody who changes the family leaves their drafts behind. */
export const draftOwner = (userId: string, familyId: string | null): string => `${userId}/${familyId ?? ''}/`;

function read(key: string, now: number): StoredDraft | null {
  const { at, content } = (readStoredJson('drafts', key) ?? {}) as Partial<StoredDraft>;
  return typeof at === 'number' && now - at < MAX_AGE_MS && content !== undefined ? { at, content } : null;
}

/** The draft of a form; null without one. */
export const readDraft = (owner: string, form: string): StoredDraft | null => read(owner + form, Date.now());

/** Stores a draft, and drops drafts that are too old or too many. */
export function writeDraft(owner: string, form: string, draft: Pick<StoredDraft, 'content'> & { at?: number }): void {
  const now = Date.now();
  store('drafts', JSON.stringify({ at: draft.at ?? now, content: draft.content } satisfies StoredDraft), owner + form);
  const kept = storedOf('drafts').map((key) => ({ key, at: read(key, now)?.at ?? 0 }));
  kept.sort((one, other) => other.at - one.at);
  for (const [index, { key, at }] of kept.entries()) if (at === 0 || index >= MAX_COUNT) forgetStored('drafts', key);
}

export const forgetDraft = (owner: string, form: string): void => void forgetStored('drafts', owner + form);
