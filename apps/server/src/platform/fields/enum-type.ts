import { registerEnumType } from '@nestjs/graphql';

/**
 * An object mapping each name to itself, registered with GraphQL, for `EnumField`.
 *
 * @param descriptions what each name means; the type `Name` makes the compiler require all of them
 */
export function enumType<Name extends string>(
  name: string,
  description: string,
  descriptions: Record<Name, string>,
): { readonly [N in Name]: N } {
  const names = Object.keys(descriptions) as Name[];
  const values = Object.fromEntries(names.map((each) => [each, each])) as { [N in Name]: N };
  const valuesMap = Object.fromEntries(names.map((each) => [each, { description: descriptions[each] }]));
  registerEnumType(values, { name, description, valuesMap: valuesMap as Record<Name, { description: string }> });
  return values;
}
