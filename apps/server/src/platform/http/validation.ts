import { type ArgumentMetadata, Injectable, ValidationPipe, type ValidationError } from '@nestjs/common';
import { fieldLabel, invalid } from '../errors';
import { declaredFields } from './declared-fields';

/** What a value has to be, by the library's name of the rule; its own messages are for programmers. */
const REQUIRED: Readonly<Record<string, string>> = {
  isString: 'text',
  isBoolean: 'true or false',
  isInt: 'a whole number',
  isNumber: 'a number',
  isArray: 'a list',
  isObject: 'an object',
  nestedValidation: 'an object',
  isDate: 'a time',
};

/** A message of ours begins with a capital, the library's with a field's name or with "each value in". */
const isOurs = (message: string): boolean => /^\p{Lu}/u.test(message);

function sentence({ property, value }: ValidationError, [rule, message]: [string, string], within: string): string {
  if (isOurs(message)) return message;
  const isEntry = /^\d+$/.test(property);
  const label = fieldLabel((isEntry ? within : property) ?? '') || 'The request';
  if (!isEntry && (value === undefined || value === null)) return `${label} is required.`;
  const required = REQUIRED[rule];
  if (!required) return `${label} is not valid.`;
  return isEntry || message.startsWith('each value in')
    ? `Every entry of ${label.toLowerCase()} must be ${required}.`
    : `${label} must be ${required}.`;
}

/** The first refusal, as a sentence. */
function first(errors: ValidationError[], path = ''): { field: string; message: string } {
  const error = errors[0];
  if (!error) return { field: '', message: 'The request is not valid.' };
  const field = path ? `${path}.${error.property}` : error.property;
  const [broken] = Object.entries(error.constraints ?? {});
  if (!broken) return first(error.children ?? [], field);
  return { field, message: sentence(error, broken, path.split('.').at(-1) ?? '') };
}

/** The declared type of a GraphQL list argument: an array, or Object if it is nullable. */
const lists = new Set<unknown>([Array, Object]);

/** Argument types that the library leaves as they are. */
const plain = new Set<unknown>([String, Boolean, Number, Array, Object, Buffer, Date]);

/**
 * The library treats a list of bodies as valid. No REST call of ours takes a list; a list argument of GraphQL arrives
 * here as a body too, but is declared as one.
 */
@Injectable()
class InputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // values from our own decorators, the viewer above all, are not input
    if (metadata.type === 'custom') return Promise.resolve(value);
    if (metadata.type === 'body' && !lists.has(metadata.metatype) && Array.isArray(value))
      throw invalid('', 'The request body must be an object, not a list.');
    const { metatype } = metadata;
    const isInput = metatype && !plain.has(metatype) && (metadata.type === 'body' || metadata.type === 'query');
    return super.transform(isInput ? declaredFields(metatype, value) : value, metadata) as Promise<unknown>;
  }
}

/**
 * Validates inputs of both APIs: unknown fields are dropped (documented calls carry more than we use), wrong ones
 * refused.
 */
export const validation = new InputPipe({
  whitelist: true,
  transform: true,
  transformOptions: { exposeUnsetFields: false },
  stopAtFirstError: true,
  exceptionFactory: (errors) => {
    const { field, message } = first(errors);
    return invalid(field, message);
  },
});
