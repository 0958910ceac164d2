import { applyDecorators } from '@nestjs/common';
import { Field, GraphQLISODateTime, ID, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsDate,
  IsInt,
  IsOptional,
  IsString,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { CalendarDateScalar, LocalTimeScalar } from '../graphql/scalars';

/** What may differ between the two doors. */
interface Shape {
  description: string;
  /** Of an answer: can be null. REST: false where an input that may be left out is not documented to take null. */
  nullable?: boolean;
  /** Of an input: may be left out, or null. */
  optional?: boolean;
  /** A list of such values. */
  list?: boolean;
  /** For OpenAPI. */
  example?: unknown;
  /** For OpenAPI: what an input that is left out means. */
  default?: unknown;
  /** What an input is checked by, instead of the rule of its kind. */
  rules?: PropertyDecorator[];
}

export interface FieldOptions<Value = unknown> extends Omit<Shape, 'description'> {
  /** false: a field of REST alone. */
  graphql?: false;
  /** What REST does differently: its description, or several things. false: a field of GraphQL alone. */
  rest?: string | RestOptions<Value> | false;
}

export interface RestOptions<Value = unknown> extends Partial<Shape> {
  /** Instead of the snake case of the field's name. */
  name?: string;
  /** Several fields of an answer in the place of this one. */
  parts?: Record<string, RestPart<Value>>;
}

/** A field of an answer that follows from another one's value. */
export interface RestPart<Value = unknown> extends Pick<Shape, 'description' | 'nullable'> {
  type?: typeof String | typeof Boolean;
  of: (value: Value) => unknown;
}

/** What a kind of value is to each library. */
interface Kind {
  graphql: () => unknown;
  openApi: ApiPropertyOptions;
  /** The rules of an input, given whether they are for each value of a list. */
  rules: (each: ValidationOptions) => PropertyDecorator[];
}

/** A field as it was declared. */
export interface DeclaredField extends Shape {
  name: string;
  kind: Kind;
  rest: RestOptions | false;
}

const declarations = new WeakMap<object, DeclaredField[]>();

/** The fields of a class and of those it extends, in the order of declaration. */
export function fieldsOf(type: object): readonly DeclaredField[] {
  const parent = Object.getPrototypeOf(type) as object | null;
  return [...(parent ? fieldsOf(parent) : []), ...(declarations.get(type) ?? [])];
}

/** Stands above properties of its type alone; the compiler sees to it. */
type FieldDecorator<Value> = <Key extends string>(
  target: { [K in Key]?: Value | readonly Value[] | null },
  key: Key,
) => void;

/**
 * Declares a field once for both doors: sets the GraphQL field, the OpenAPI property and the rules of an input, and keeps the
 * declaration, of which `rest.ts` makes the shapes of REST.
 *
 *     @TextField('Anything more to know.', { nullable: true })
 *     notes!: string | null;
 */
function declare<Value>(kind: Kind, description: string, options: FieldOptions<never> = {}): FieldDecorator<Value> {
  const { graphql, rest: given, ...shape } = options;
  const rest = typeof given === 'string' ? { description: given } : ((given ?? {}) as RestOptions | false);
  return (target, name) => {
    const field: DeclaredField = { ...shape, description, name, kind, rest };
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

export const openApiProperty = (field: Omit<DeclaredField, 'name' | 'rest'>): PropertyDecorator =>
  ApiProperty({
    ...field.kind.openApi,
    isArray: field.list,
    nullable: (field.nullable ?? field.optional) || undefined,
    example: field.example,
    default: field.default,
    description: field.description,
    required: !field.optional,
  } as ApiPropertyOptions);

/** What the validation pipe checks of an input; fields without rules it drops. */
export const inputRules = ({
  kind,
  list,
  optional,
  rules,
}: Omit<DeclaredField, 'name' | 'rest'>): PropertyDecorator[] => [
  ...(rules ?? kind.rules({ each: list })),
  ...(list ? [IsArray()] : []),
  ...(optional ? [IsOptional()] : []),
];

type Declare<Value> = (description: string, options?: FieldOptions<Value>) => FieldDecorator<Value>;

const field =
  <Value>(
    graphql: () => unknown,
    type: unknown,
    rule: (each: ValidationOptions) => PropertyDecorator,
  ): Declare<Value> =>
  (description, options) =>
    declare({ graphql, openApi: { type } as ApiPropertyOptions, rules: (each) => [rule(each)] }, description, options);

export const IdField = field<string>(() => ID, String, IsString);
export const TextField = field<string>(() => String, String, IsString);
export const FlagField = field<boolean>(() => Boolean, Boolean, IsBoolean);
export const IntField = field<number>(() => Int, Number, IsInt);
/** A day of the calendar, YYYY-MM-DD. */
export const DateField = field<string>(() => CalendarDateScalar, String, IsString);
/** A wall-clock time, HH:MM. */
export const TimeField = field<string>(() => LocalTimeScalar, String, IsString);
/** A moment, ISO 8601 with a zone. */
export const MomentField = field<Date>(() => GraphQLISODateTime, Date, IsDate);

/** One of the names of an enumeration: `enumType`. */
export const EnumField = <Name extends string>(
  names: { readonly [N in Name]: N },
  description: string,
  options?: FieldOptions<Name>,
): FieldDecorator<Name> =>
  declare(
    { graphql: () => names, openApi: { enum: Object.keys(names) }, rules: (each) => [IsString(each)] },
    description,
    options,
  );

/** Another class of fields. OpenAPI knows a type that is to be asked for later by the name of the function: `type`. */
export const ObjectField = <Value extends object>(
  type: () => new () => Value,
  description: string,
  options?: FieldOptions<Value | null>,
): FieldDecorator<Value> =>
  declare(
    { graphql: type, openApi: { type: () => type() }, rules: (each) => [Type(type), ValidateNested(each)] },
    description,
    options,
  );
