import { Args, Int } from '@nestjs/graphql';

/** Arguments shared by operations of every domain, each with one name and description. */

export const IdempotencyKey = (): ParameterDecorator =>
  Args('idempotencyKey', {
    type: () => String,
    nullable: true,
    description: 'An idempotency key of 8 to 128 characters: repeating the call with the same key adds nothing more.',
  });

export const Version = (): ParameterDecorator =>
  Args('version', {
    type: () => Int,
    nullable: true,
    description: 'The version you saw. VERSION_CONFLICT returns the current record in `extensions.details.current`.',
  });

export const UndoKey = (): ParameterDecorator =>
  Args('undoKey', {
    type: () => String,
    nullable: true,
    description: 'A key of your choice, 8 to 128 characters: for a day, `undo` with this key undoes the change.',
  });

/** Page size. */
export const First = (defaultValue: number): ParameterDecorator =>
  Args('first', { type: () => Int, defaultValue, description: 'How many, 1 to 100.' });

/** Start of a page. */
export const After = (): ParameterDecorator =>
  Args('after', { type: () => String, nullable: true, description: '`nextCursor` of the previous page.' });

/** Of a subscription: how far it reaches back. */
export const Replayed = (): ParameterDecorator =>
  Args('last', {
    type: () => Int,
    defaultValue: 0,
    description:
      'How many seconds of earlier messages to include, at most 60, so that nothing is missed between a query and ' +
      'the subscription.',
  });
