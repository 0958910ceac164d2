import type { DynamicModule, Type } from '@nestjs/common';

export type Imported = Type<unknown> | DynamicModule;

/**
 * The classes declared by a module and its imports, read from Nest's metadata, so that the printed schema and the
 * tenancy matrix find every new resolver and controller.
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
