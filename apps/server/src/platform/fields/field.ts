import { applyDecorators } from '@nestjs/common';
import { Field, Float, ID, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsDate,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { CalendarDateScalar, DateTimeScalar, LocalTimeScalar } from '../graphql/scalars';

/** Options that may differ between the two APIs. */
interface Shape {
  description: string;
  /** Output may be null. REST: false where an optional input is not documented to accept null. */
  nullable?: boolean;
  /** Input may be omitted or null. */
  optional?: boolean;
  /** A list of values. */
  list?: boolean;
  /** Example for OpenAPI. */
  example?: unknown;
  /** OpenAPI default: what omitting the input means. */
  default?: unknown;
  /** Validators of an input, replacing those of its kind. */
  rules?: PropertyDecorator[];
}

export interface FieldOptions<Value = unknown> extends Omit<Shape, 'description'> {
  /** false: REST only. */
  graphql?: false;
  /** Overrides for REST: its description, or several options. false: GraphQL only. */
  rest?: string | RestOptions<Value> | false;
  /** Overrides for the input that `changesOf` makes: its description, or several options. */
  input?: string | InputOptions;
}

/** How a field of an input differs from the answer's. */
interface InputOptions extends Partial<Omit<Shape, 'nullable' | 'list'>> {
  rest?: string | RestOptions | false;
}

export interface RestOptions<Value = unknown> extends Partial<Shape> {
  /** Replaces the snake-case name. */
  name?: string;
  /** Omits the field from the answer if it is null: an addition to the documented shape. */
  absentWhenNull?: boolean;
  /** Several fields of an answer that replace this one. */
  parts?: Record<string, RestPart<Value>>;
}

/** An output field derived from another field's value. */
export interface RestPart<Value = unknown> extends Pick<Shape, 'description' | 'nullable'> {
  type?: typeof String | typeof Boolean;
  of: (value: Value) => unknown;
}

/** How a kind of value is declared to each library. */
interface Kind {
  graphql: () => unknown;
  openApi: ApiPropertyOptions;
  /** Input validators, given whether they apply to each value of a list. */
  rules: (each: ValidationOptions) => PropertyDecorator[];
  /** Reads an input that is sent as text, as forms do. Texts that it cannot read stay what they are. */
  fromText?: (text: string) => unknown;
}

/** What OpenAPI and the validators need to know of a field. */
type Documented = Shape & { kind: Kind };

/** A declared field. */
export interface DeclaredField extends Documented {
  name: string;
  rest: RestOptions | false;
  input: InputOptions;
}

const declarations = new WeakMap<object, DeclaredField[]>();

/** The fields of a class and its ancestors, in declaration order. */
export function fieldsOf(type: object): readonly DeclaredField[] {
  const parent = Object.getPrototypeOf(type) as object | null;
  return [...(parent ? fieldsOf(parent) : []), ...(declarations.get(type) ?? [])];
}

export const fieldNames = (type: object): readonly string[] => fieldsOf(type).map(({ name }) => name);

type NullFields<T> = { [K in keyof T as null extends T[K] ? K : never]: null };

/** null for each nullable field, to complete an answer with few values. */
export const nullFields = <T extends object>(type: new () => T): NullFields<T> =>
  Object.fromEntries(fieldsOf(type).flatMap(({ name, nullable }) => (nullable ? [[name, null]] : []))) as NullFields<T>;

/** A decorator that compiles only on properties of its type. */
type FieldDecorator<Value> = <Key extends string>(
  target: { [K in Key]?: Value | readonly Value[] | null },
  key: Key,
) => void;

/**
 * Declares a field once for both APIs: sets the GraphQL field, the OpenAPI property and the input validators, and
 * keeps the declaration, from which `rest.ts` builds the REST shapes.
 *
 *     @TextField('Notes.', { nullable: true })
 *     notes!: string | null;
 */
export function declare<Value>(
  kind: Kind,
  description: string,
  options: FieldOptions<never> = {},
): FieldDecorator<Value> {
  const { graphql, rest: restOptions, input: inputOptions, ...shape } = options;
  const rest = (typeof restOptions === 'string' ? { description: restOptions } : (restOptions ?? {})) as
    | RestOptions
    | false;
  const input = typeof inputOptions === 'string' ? { description: inputOptions } : (inputOptions ?? {});
  return (target, name) => {
    const field: DeclaredField = { ...shape, description, name, kind, rest, input };
    const type = target.constructor;
    declarations.set(type, [...(declarations.get(type) ?? []), field]);
    applyDecorators(
      ...(graphql === false ? [] : [graphqlField(field)]),
      ...(rest && !rest.parts ? [openApiProperty({ ...field, ...rest })] : []),
      ...inputRules(field),
    )(target, name);
  };
}

const graphqlField = ({ kind, description, list, nullable, optional }: DeclaredField): PropertyDecorator =>
  Field((() => (list ? [kind.graphql()] : kind.graphql())) as ReturnTypeFunc, {
    nullable: nullable || optional || false,
    description,
  });

export const openApiProperty = (field: Documented): PropertyDecorator =>
  ApiProperty({
    ...field.kind.openApi,
    isArray: field.list,
    nullable: (field.nullable ?? field.optional) || undefined,
    example: field.example,
    default: field.default,
    description: field.description,
    required: !field.optional,
  } as ApiPropertyOptions);

const readTexts = (fromText: (text: string) => unknown): PropertyDecorator => {
  const read = (value: unknown): unknown => (typeof value === 'string' ? fromText(value) : value);
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(read) : read(value)));
};

/** Validators for the validation pipe; fields without validators are dropped. */
export const inputRules = ({ kind, list, optional, rules }: Documented): PropertyDecorator[] => [
  ...(list ? [IsArray()] : []),
  ...(rules ?? kind.rules({ each: list })),
  // the last one is applied first
  ...(kind.fromText ? [readTexts(kind.fromText)] : []),
  ...(optional ? [IsOptional()] : []),
];

const field =
  <Value>(
    graphql: () => unknown,
    type: unknown,
    rule: (each: ValidationOptions) => PropertyDecorator,
    fromText?: Kind['fromText'],
  ) =>
  (description: string, options?: FieldOptions<Value>): FieldDecorator<Value> =>
    declare(
      {
        graphql,
        openApi: { type } as ApiPropertyOptions,
        rules: (each) => [rule(each)],
        ...(fromText && { fromText }),
      },
      description,
      options,
    );

/** "12.50" is a number, and a blank text none. */
function numberIn(text: string): unknown {
  if (text.trim() === '') return null;
  return /^\s*[-+]?\d{1,15}(?:\.\d{0,15})?\s*$/.test(text) ? Number(text) : text;
}

export const IdField = field<string>(() => ID, String, IsString);
export const TextField = field<string>(() => String, String, IsString);
export const FlagField = field<boolean>(() => Boolean, Boolean, IsBoolean);
export const IntField = field<number>(() => Int, Number, IsInt, numberIn);
/** A finite number with a fraction. */
export const NumberField = field<number>(
  () => Float,
  Number,
  (each) => IsNumber({ allowNaN: false, allowInfinity: false }, each),
  numberIn,
);
/** A calendar date, YYYY-MM-DD. */
export const DateField = field<string>(() => CalendarDateScalar, String, IsString);
/** A wall-clock time, HH:MM. */
export const TimeField = field<string>(() => LocalTimeScalar, String, IsString);
/** An instant, ISO 8601 with a zone. */
export const MomentField = field<Date>(() => DateTimeScalar, Date, IsDate);

/** A REST-only value with its own OpenAPI description and the given rules. */
export const ValueField = (
  openApi: ApiPropertyOptions,
  description: string,
  options?: FieldOptions<unknown>,
): FieldDecorator<unknown> =>
  declare({ graphql: () => String, openApi, rules: () => [] }, description, { ...options, graphql: false });

/** One value of an enumeration: `enumType`. A blank text is no value, so that the default applies. */
export const EnumField = <Name extends string>(
  names: { readonly [N in Name]: N },
  description: string,
  options?: FieldOptions<Name>,
): FieldDecorator<Name> =>
  declare(
    {
      graphql: () => names,
      openApi: { enum: Object.keys(names) },
      rules: (each) => [IsString(each)],
      fromText: (text) => (text.trim() === '' ? null : text),
    },
    description,
    options,
  );

/** A nested class. OpenAPI recognises a lazily resolved type by the function's name: `type`. */
export const ObjectField = <Value extends object>(
  type: () => new () => Value,
  description: string,
  options?: FieldOptions<Value | null>,
): FieldDecorator<Value> =>
  declare(
    {
      graphql: type,
      openApi: { type: () => type() },
      // nested validation accepts a list in place of one object
      rules: (each) => [Type(type), IsObject(each), ValidateNested(each)],
    },
    description,
    options,
  );
