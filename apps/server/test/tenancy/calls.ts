import { randomInt, randomUUID } from 'node:crypto';
import type { Call } from './world';

/** Whether a field of this name holds a row's id. A preset picture, which everybody has, is not a row. */
export const isIdName = (name: string): boolean =>
  /(^|_)ids?$|Ids?$|^key$|^assignedTo$/.test(name) && !/^default_?avatar_?id$/i.test(name) && !/^user_?id$/i.test(name);

type Path = readonly string[];
const parts = ['variables', 'params', 'query', 'body'] as const;

/** Paths of the ids in a call, without credentials. */
export function placesOf(call: Call): Path[] {
  const credentials = new Set(call.credentials);
  const visit = (value: unknown, path: Path): Path[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, inner]) => visit(inner, [...path, key]));
    const name = path.filter((part) => !/^\d+$/.test(part)).at(-1) ?? '';
    return typeof value === 'string' && isIdName(name) && !credentials.has(name) ? [path] : [];
  };
  return parts.flatMap((part) => visit(call[part], [part]));
}

/** A path as in the schema: without list indexes. */
export const nameOf = (path: Path): string =>
  path
    .slice(1)
    .filter((part) => !/^\d+$/.test(part))
    .join('.');

export const valueAt = (call: Call, path: Path): string =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], call) as string;

/** The call with another value at each of the paths. */
export function withValues(call: Call, places: readonly Path[], valueOf: (path: Path) => string): Call {
  const changed: Call = {
    ...call,
    ...structuredClone({ variables: call.variables, params: call.params, query: call.query, body: call.body }),
  };
  for (const path of places) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], changed) as Record<string, string>;
    holder[path.at(-1) ?? ''] = valueOf(path);
  }
  return changed;
}

/** An unused id of the same format. */
export function unknownLike(id: string): string {
  if (/^[0-9a-f-]{36}$/.test(id)) return randomUUID();
  return id.replace(/[a-z0-9]/gi, () => 'abcdefghkmnpqrstuvwxyz'[randomInt(22)] as string);
}

/** Every string that a call sends. */
export function textsOf(call: Call): string[] {
  const visit = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(visit)
      : typeof value === 'string'
        ? [value]
        : [];
  return parts.flatMap((part) => visit(call[part]));
}
