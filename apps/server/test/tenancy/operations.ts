import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Marked } from './victim';

/** One root field of the schema, found by reflection, and a document that calls it with variables. */
export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  document: string;
  args: readonly GraphQLArgument[];
}

/** Every field that needs no argument, three levels deep: as much of an answer as could leak. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((argument) => !isNonNullType(argument.type)))
    .map((field: GraphQLField<unknown, unknown>) => {
      const object = isObjectType(getNamedType(field.type));
      if (!object) return field.name;
      return depth > 0 ? `${field.name} ${selection(field.type, depth - 1)}` : '';
    });
  return `{ ${fields.join(' ')} }`;
}

export function operationsOf(schema: GraphQLSchema): Operation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
      return {
        kind,
        name: field.name,
        args: field.args,
        document: `${kind} ${declared ? `(${declared})` : ''} { ${field.name}${passed ? `(${passed})` : ''} ${selection(field.type, 2)} }`,
      };
    }),
  );
}

const isIdLike = (name: string, type: string) =>
  type === 'ID' || /(^|[a-z_])(id|token)$/i.test(name) || name === 'publicId';

/** Whether anything of the operation's input can carry somebody else's id. */
export function takesIds(operation: Operation): boolean {
  const visit = (field: GraphQLArgument | GraphQLInputField): boolean => {
    const named = getNamedType(field.type);
    if (isInputObjectType(named)) return Object.values(named.getFields()).some(visit);
    return isIdLike(field.name, named.name);
  };
  return operation.args.some(visit);
}

/**
 * Plausible variables with the given id in every place that takes one.
 *
 * @param optional also fill what may be left out (some inputs refuse two alternatives at once, hence both are tried)
 */
export function variablesOf(operation: Operation, id: string, marked: Pick<Marked, 'familyName'>, optional: boolean) {
  const value = (field: GraphQLArgument | GraphQLInputField): unknown => {
    const type = getNullableType(field.type);
    const one = (): unknown => {
      const named = getNamedType(type);
      if (isInputObjectType(named)) return fill(Object.values(named.getFields()));
      if (isEnumType(named)) return named.getValues()[0]?.name;
      if (isIdLike(field.name, named.name)) return id;
      switch (named.name) {
        case 'Date':
          return field.name === 'to' ? '2026-12-31' : '2026-10-10';
        case 'LocalTime':
          return '09:00';
        case 'DateTime':
          return '2099-12-31T00:00:00Z';
        case 'Int':
          return 1;
        case 'Boolean':
          return true;
        default:
          return plausible(field.name, marked.familyName);
      }
    };
    return isListType(type) ? [one()] : one();
  };
  const fill = (fields: readonly (GraphQLArgument | GraphQLInputField)[]) =>
    Object.fromEntries(
      fields
        .filter(
          (field) =>
            isNonNullType(field.type) ||
            isIdLike(field.name, getNamedType(field.type).name) ||
            (optional && field.name !== 'version'),
        )
        .map((field) => [field.name, value(field)]),
    );
  return fill(operation.args);
}

function plausible(name: string, familyName: string): string {
  const known: Record<string, string> = {
    email: 'someone@example.org',
    confirmName: familyName,
    code: 'AAAAAA',
    timeZone: 'Europe/London',
    country: 'GB',
    region: 'ENG',
    locale: 'en-GB',
    currency: 'GBP',
    idempotencyKey: `matrix-${Math.random().toString(36).slice(2)}`,
    after: '',
    defaultAvatarId: 'avatar-2',
    emoji: '🎉',
    phone: '01234 567890',
    who: 'Family',
    type: 'calendar_event',
  };
  return known[name] ?? 'Something of mine';
}
