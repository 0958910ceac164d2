import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { type Observable, catchError, throwError } from 'rxjs';
import { DomainError } from './domain-error';

export interface RestNaming {
  /** The REST name of a service field. */
  field: (name: string) => string;
  /**
   * The REST shape of `details.current` in a version conflict; declared per method, because each route has its own kind
   * of row.
   */
  current?(row: unknown): unknown;
}

@Injectable()
class RestNamesInterceptor implements NestInterceptor {
  constructor(private readonly naming: RestNaming) {}

  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => renamed(error, this.naming))));
  }
}

function renamed(error: unknown, { field, current }: RestNaming): unknown {
  if (!(error instanceof DomainError)) return error;
  const { field: name, details } = error.extras;
  const row = details?.['current'];
  return new DomainError(error.kind, error.code, error.message, {
    field: name && field(name),
    details: row && current ? { ...details, current: current(row) } : details,
  });
}

/**
 * For `catch` of a change whose row takes more than a mapping to be shown: replaces `details.current` of a version conflict.
 *
 * @param show the REST shape of the row
 */
export const showingCurrent =
  <Row>(show: (row: Row) => unknown) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof DomainError)) throw error;
    const { details, ...extras } = error.extras;
    const row = details?.['current'] as Row | undefined;
    if (!row) throw error;
    const current = await show(row);
    throw new DomainError(error.kind, error.code, error.message, { ...extras, details: { ...details, current } });
  };

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Most documented calls use snake case; `exceptions` names the fields that do not. */
export const snakeCase =
  (exceptions: Record<string, string> = {}) =>
  (name: string): string =>
    exceptions[name] ?? snake(name);

/** On a controller or route: refusals name fields as documented for REST, not as in the service. */
export const RestNames = (naming: RestNaming) => UseInterceptors(new RestNamesInterceptor(naming));
