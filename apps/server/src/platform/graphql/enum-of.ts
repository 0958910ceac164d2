/** An object mapping each name of a `libs/domain` list to itself, for `registerEnumType` and `@Field`. */
export const enumOf = <Name extends string>(names: readonly Name[]): { [N in Name]: N } =>
  Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
