import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { catchError, throwError, type Observable } from 'rxjs';
import { DomainError } from '../platform/errors';
import { restFieldName } from './calendar.inputs';
import { toRestEvent, type CalendarEvent } from './calendar.types';

/** Refusals in the names of the documented calls: the field, and the event that a version conflict carries. */
@Injectable()
export class RestCalendarErrors implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => inRestNames(error))));
  }
}

function inRestNames(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { field, details } = error.extras;
  const current = details?.['current'] as CalendarEvent | undefined;
  return new DomainError(error.kind, error.code, error.message, {
    field: field && restFieldName(field),
    details: current ? { ...details, current: toRestEvent(current) } : details,
  });
}
