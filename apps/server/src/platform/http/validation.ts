import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { invalid } from '../errors';

function first(errors: ValidationError[], path = ''): { field: string; message: string } {
  const error = errors[0];
  if (!error) return { field: '', message: 'The request is not valid.' };
  const field = path ? `${path}.${error.property}` : error.property;
  const message = Object.values(error.constraints ?? {})[0];
  return message ? { field, message } : first(error.children ?? [], field);
}

/** Inputs of both doors: unknown fields are dropped (documented calls carry more than we use), wrong ones refused. */
export const validation = new ValidationPipe({
  whitelist: true,
  transform: true,
  transformOptions: { exposeUnsetFields: false },
  stopAtFirstError: true,
  exceptionFactory: (errors) => {
    const { field, message } = first(errors);
    return invalid(field, message);
  },
});
