/** Names as an object from each to itself: what `registerEnumType` and `@Field` take, made of a list in `libs/domain`. */
export const enumOf = <Name extends string>(names: readonly Name[]): { [N in Name]: N } =>
  Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N };
