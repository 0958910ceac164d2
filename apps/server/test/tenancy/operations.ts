import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isIdName } from './calls';

/** A root field of the schema, found by reflection, with a document that calls it with variables. */
export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  document: string;
  args: readonly GraphQLArgument[];
  type: GraphQLOutputType;
}

/** Depth of the selection: as much as could leak. */
const DEPTH = 2;

/** Fields of an object without required arguments. */
const fieldsOf = (type: GraphQLOutputType): GraphQLField<unknown, unknown>[] => {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return [];
  return Object.values(named.getFields()).filter((field) => field.args.every(({ type: arg }) => !isNonNullType(arg)));
};

const isObject = (type: GraphQLOutputType): boolean => isCompositeType(getNamedType(type));

/** Not below the depth, nor if only objects would be left. */
const isSelected = ({ type }: GraphQLField<unknown, unknown>, depth: number): boolean =>
  !isObject(type) || (depth > 0 && fieldsOf(type).some((inner) => isSelected(inner, depth - 1)));

function selection(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObject(named)) return '';
  if (isInterfaceType(named)) return `{ ${fragments(schema, schema.getPossibleTypes(named), depth)} }`;
  const fields = fieldsOf(named)
    .filter((field) => isSelected(field, depth))
    .map((field) => `${field.name} ${selection(schema, field.type, depth - 1)}`);
  return `{ ${fields.join(' ')} }`;
}

/**
 * All fields of each type that implements an interface. A field whose type differs from others of that name gets an
 * alias.
 */
function fragments(schema: GraphQLSchema, types: readonly GraphQLObjectType[], depth: number): string {
  const usual = (name: string): string | undefined => {
    const counts = new Map<string, number>();
    for (const type of types.flatMap((each) => each.getFields()[name]?.type.toString() ?? []))
      counts.set(type, (counts.get(type) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  };
  const differs = ({ name, type }: GraphQLField<unknown, unknown>) => usual(name) !== type.toString();
  return types
    .map((type) => {
      const fields = fieldsOf(type).map((field) => {
        const alias = differs(field) ? `${type.name}_${field.name}: ` : '';
        if (isObject(field.type) && depth === 0) return '';
        return `${alias}${field.name} ${selection(schema, field.type, depth - 1)}`;
      });
      return `... on ${type.name} { ${fields.join(' ')} }`;
    })
    .join(' ');
}

export function operationsOf(schema: GraphQLSchema): Operation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      // variables with defaults may be omitted
      const declared = field.args
        .map(
          ({ name, type, defaultValue }) =>
            `$${name}: ${String(defaultValue === undefined ? type : getNullableType(type))}`,
        )
        .join(', ');
      const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
      return {
        kind,
        name: field.name,
        args: field.args,
        type: field.type,
        document: `${kind} ${declared ? `(${declared})` : ''} { ${field.name}${passed ? `(${passed})` : ''} ${selection(schema, field.type, DEPTH)} }`,
      };
    }),
  );
}

/** Every id in an operation's variables, as dotted paths. */
export function idPlacesOf(operation: Operation): string[] {
  const visit = (field: GraphQLArgument | GraphQLInputField, path: string[]): string[] => {
    const named = getNamedType(field.type);
    const here = [...path, field.name];
    if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((inner) => visit(inner, here));
    return named.name === 'ID' || isIdName(field.name) ? [here.join('.')] : [];
  };
  return operation.args.flatMap((argument) => visit(argument, []));
}

/** Objects and lists of an answer, as dotted paths, each with whether it is non-empty. */
export function partsOf(operation: Operation, answer: unknown): Map<string, boolean> {
  const parts = new Map<string, boolean>();
  const visit = (type: GraphQLOutputType, values: unknown[], path: string, depth: number): void => {
    const nullable = getNullableType(type);
    const inner = values.flatMap((value) => (isListType(nullable) ? (value as unknown[] | null) : [value]) ?? []);
    const filled = inner.filter((value) => value !== null && value !== undefined);
    if (isListType(nullable) || isObject(nullable)) parts.set(path, filled.length > 0);
    if (depth < 0) return;
    for (const field of fieldsOf(type)) {
      if (!isSelected(field, depth)) continue;
      const next = filled.map((value) => (value as Record<string, unknown>)[field.name]);
      visit(field.type, next, `${path}.${field.name}`, depth - 1);
    }
  };
  visit(operation.type, [(answer as Record<string, unknown> | null)?.[operation.name]], operation.name, DEPTH);
  return parts;
}
