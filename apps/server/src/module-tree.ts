import type { DynamicModule, Type } from '@nestjs/common';

export type Imported = Type<unknown> | DynamicModule;

/**
 * The classes that a module and everything it imports declare, read from Nest's own metadata: what must cover every
 * resolver or controller (the printed schema, the tenancy matrix) finds new ones by itself.
 */
export function classesOf(
  module: Imported,
  kind: 'providers' | 'controllers',
  seen = new Set<unknown>(),
): Type<unknown>[] {
  const dynamic = 'module' in module ? module : undefined;
  const type = dynamic?.module ?? (module as Type<unknown>);
  if (seen.has(type)) return [];
  seen.add(type);
  const declared = (key: 'imports' | 'providers' | 'controllers'): unknown[] => [
    ...((Reflect.getMetadata(key, type) as unknown[] | undefined) ?? []),
    ...((dynamic?.[key] as unknown[] | undefined) ?? []),
  ];
  const own = declared(kind).filter((entry): entry is Type<unknown> => typeof entry === 'function');
  const imported = declared('imports').filter(
    (entry): entry is Imported =>
      typeof entry === 'function' || (typeof entry === 'object' && entry !== null && 'module' in entry),
  );
  return [...own, ...imported.flatMap((entry) => classesOf(entry, kind, seen))];
}
