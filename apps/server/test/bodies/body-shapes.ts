import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { Operation } from '../tenancy/operations';

/** Bodies that are far more expensive to process than to send. Each is JSON text of about the requested size. */
type Shape = (bytes: number) => string;

/** As many copies of a text as fit, between a prefix and a suffix. */
const fill = (start: string, unit: string, end: string): Shape => {
  const last = unit.replace(/,$/, '');
  return (bytes) =>
    start + unit.repeat(Math.max(0, Math.floor((bytes - start.length - end.length) / unit.length) - 1)) + last + end;
};

const nested =
  (open: string, inmost: string, close: string): Shape =>
  (bytes) => {
    const depth = Math.floor((bytes - inmost.length) / (open.length + close.length));
    return open.repeat(depth) + inmost + close.repeat(depth);
  };

/** Values for an input field. */
export const valueShapes: Record<string, Shape> = {
  'empty objects': fill('[', '{},', ']'),
  'small objects': fill('[', '{"a":1,"b":[2]},', ']'),
  'lists of lists': fill('[', '[[]],', ']'),
  'deep lists': nested('[', '', ']'),
  'deep objects': nested('{"a":', '1', '}'),
  'many keys': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, n) => `"k${n}":1`).join(',')}}`,
  'long keys': (bytes) => `{"${'k'.repeat(bytes / 2)}":1,"${'l'.repeat(bytes / 2 - 20)}":1}`,
  numbers: fill('[', '1e308,', ']'),
  'a long number': fill('', '9', ''),
  'short strings': fill('[', '"a",', ']'),
};

const text = (unit: string) => fill('"', unit, '"');

/** Strings that are expensive for regular expressions, segmenters and normalisers. */
export const textShapes: Record<string, Shape> = {
  letters: text('a'),
  blanks: text(' '),
  'blanks between letters': text('a '),
  lines: text('\\n'),
  escapes: text('\\u0041'),
  quotes: text('\\"'),
  'zero-width joiners': text('\\u200d'),
  'combining marks': text('\\u0301'),
  'an emoji family': text('👩‍👩‍👧‍👦'),
  'right-to-left marks': text('\\u202e'),
  addresses: text('a@'),
  dots: text('a.'),
  dashes: text('1-'),
  slashes: text('/a'),
  digits: text('1'),
  'times and dates': text('at 3pm '),
};

/** GraphQL documents within the token limit that are expensive to validate or execute. */
export const documentShapes: Record<string, string> = {
  'one field many times': `{ ${'__typename '.repeat(1_400)}}`,
  'overlapping fields': `{ ${'__schema { types { name } } '.repeat(200)}}`,
  'fragments on fragments': `{ ...f0 } ${Array.from({ length: 150 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} }`).join(' ')} fragment f150 on Query { __typename }`,
  'fragments that spread twice': `{ ...f0 } ${Array.from({ length: 100 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f100 on Query { __typename }`,
  'fragments in a circle': `{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }`,
  'deep fields': `{ ${'__schema { types { fields { type { '.repeat(30)} name ${'} } } } '.repeat(30)}}`,
  'a deep list': `{ __type(name: ${'['.repeat(700)}${']'.repeat(700)}) { name } }`,
  'a long comment': `# ${'x'.repeat(100_000)}\n{ __typename }`,
  'a long string': `{ __type(name: "${'x'.repeat(100_000)}") { name } }`,
  'a block string': `{ __type(name: """${'\\n \\n'.repeat(20_000)}""") { name } }`,
  'many variables': `query (${Array.from({ length: 280 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`,
  'many directives': `{ ${'__typename @include(if: true) '.repeat(150)}}`,
  'full introspection': `{ __schema { types { name fields { name type { name ofType { name ofType { name } } } } } } }`,
};

/** Variables of an operation with the same JSON text for every scalar, or list of scalars. */
export function hostileVariables(operation: Operation, json: string, asList: boolean): string {
  const value = (field: GraphQLArgument | GraphQLInputField, depth: number): string => {
    const type = getNullableType(field.type);
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      if (depth > 3) return 'null';
      const inner = object(Object.values(named.getFields()), depth + 1);
      return isListType(type)
        ? `[${Array(asList ? 200 : 1)
            .fill(inner)
            .join(',')}]`
        : inner;
    }
    if (isEnumType(named)) return `"${named.getValues()[0]?.name}"`;
    if (isListType(type)) return asList ? `[${Array(1_000).fill('"a"').join(',')}]` : `[${json}]`;
    return named.name === 'Boolean' ? 'true' : json;
  };
  const object = (all: readonly (GraphQLArgument | GraphQLInputField)[], depth: number): string =>
    `{${all.map((field) => `"${field.name}":${value(field, depth)}`).join(',')}}`;
  return object(operation.args, 0);
}
