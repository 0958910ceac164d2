import { type ArgumentMetadata, Injectable, ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalid } from '../errors';
import { declaredFields } from './declared-fields';

function first(errors: ValidationError[], path = ''): { field: string; message: string } {
  const error = errors[0];
  if (!error) return { field: '', message: 'The request is not valid.' };
  const field = path ? `${path}.${error.property}` : error.property;
  const message = Object.values(error.constraints ?? {})[0];
  return message ? { field, message } : first(error.children ?? [], field);
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
