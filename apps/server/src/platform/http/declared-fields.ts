import { defaultMetadataStorage } from 'class-transformer/cjs/storage';
import { getMetadataStorage } from 'class-validator';

type Class = new (...args: never[]) => object;

const known = new WeakMap<Class, ReadonlyMap<string, Class | undefined>>();

/** Fields of an input class, with the classes of nested inputs. */
function fieldsOf(type: Class): ReadonlyMap<string, Class | undefined> {
  const kept = known.get(type);
  if (kept) return kept;
  const fields = new Map<string, Class | undefined>();
  for (const { propertyName } of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false))
    fields.set(propertyName, defaultMetadataStorage.findTypeMetadata(type, propertyName)?.typeFunction() as Class);
  known.set(type, fields);
  return fields;
}

/**
 * The fields of a body that its class declares, nested inputs included. Everything else is dropped before the
 * transformation, which would walk it all.
 */
export function declaredFields(type: Class, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => declaredFields(type, each));
  const fields = fieldsOf(type);
  // `@Type(() => Number)` is not a nested input, and a class without validators is left alone
  if (typeof value !== 'object' || value === null || fields.size === 0) return value;
  const declared: Record<string, unknown> = {};
  for (const [name, nested] of fields)
    if (Object.hasOwn(value, name)) {
      const given = (value as Record<string, unknown>)[name];
      declared[name] = nested ? declaredFields(nested, given) : given;
    }
  return declared;
}
