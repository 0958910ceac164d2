import { autocomplete, remember } from '@homefold/domain';
import type { UsedText } from '@homefold/domain';
import { readStoredJson, store } from '../../storage/stored';

/** Documented sizes: ten recent searches and the ten most used are kept; five of each are shown. */
const KEPT = 10;
const SHOWN = 5;
/** Number of remembered searches, for completion. */
const REMEMBERED = 200;

/** A user's search history on this device. */
export interface SearchMemory {
  recent: string[];
  popular: string[];
  used: UsedText[];
}

const EMPTY: SearchMemory = { recent: [], popular: [], used: [] };

export function readMemory(userId: string): SearchMemory {
  const stored = readStoredJson('searches', userId) as { used?: unknown } | null;
  return Array.isArray(stored?.used) ? memoryOf(stored.used.filter(isUsedText)) : EMPTY;
}

/** Remembers a deliberate search: a result was opened, or Enter pressed. */
export function rememberSearch(userId: string, text: string, now: number): SearchMemory {
  const memory = memoryOf(remember(readMemory(userId).used, text, now, REMEMBERED));
  keep(userId, memory);
  return memory;
}

export function forgetSearches(userId: string): SearchMemory {
  keep(userId, EMPTY);
  return EMPTY;
}

/** Previous searches that complete the input, best first. */
export const completions = ({ used }: SearchMemory, input: string, now: number): string[] =>
  autocomplete(used, input, now, SHOWN);

function memoryOf(used: UsedText[]): SearchMemory {
  const recent = used.toSorted((a, b) => b.lastUsed - a.lastUsed).slice(0, KEPT);
  // A single use is not popular.
  const popular = used
    .filter(({ uses }) => uses > 1)
    .sort((a, b) => b.uses - a.uses || b.lastUsed - a.lastUsed)
    .slice(0, KEPT);
  return { used, recent: shown(recent), popular: shown(popular) };
}

const shown = (used: readonly UsedText[]): string[] => used.slice(0, SHOWN).map(({ text }) => text);

/** A no-op where storage is blocked or full. */
const keep = (userId: string, { used }: SearchMemory): void => void store('searches', JSON.stringify({ used }), userId);

const isUsedText = (value: unknown): value is UsedText => {
  const { text, uses, lastUsed } = (value ?? {}) as Partial<UsedText>;
  return typeof text === 'string' && typeof uses === 'number' && typeof lastUsed === 'number';
};
