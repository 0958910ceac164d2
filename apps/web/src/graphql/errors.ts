import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/**
 * An error in the form that screens use. `code` is the server's (UNAUTHENTICATED, INVALID, CONFLICT ...), NETWORK / TIMEOUT
 * when the server was not reached, or NOT_AVAILABLE_OFFLINE when there is no network and this device has no copy.
 */
export interface PublicError {
  code: string;
  message: string;
  /** The invalid input field, when the server named one. */
  field: string | null;
  /** Additional data, e.g. `{ current }` of a CONFLICT. */
  details: Record<string, unknown> | null;
  /** A response that is not the server's, e.g. from a proxy: a bare status, a web page, or unreadable content. */
  instead?: number | 'html' | 'garbage';
}

/** A query that did not reach the server, for data this device has no copy of. */
export class NotAvailableOfflineError extends Error {
  constructor(cause: unknown) {
    super('Not kept on this device', { cause });
  }
}

interface Extensions {
  code?: string;
  field?: string;
  details?: Record<string, unknown>;
}

const plain = (code: string, message: string): PublicError => ({ code, message, field: null, details: null });

/** Converts anything thrown by a query, a mutation or a fetch. */
export function toPublicError(error: unknown): PublicError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code = 'INTERNAL', field = null, details = null } = (first?.extensions ?? {}) as Extensions;
    return { code, message: first?.message ?? error.message, field, details };
  }
  if (error instanceof NotAvailableOfflineError) return plain('NOT_AVAILABLE_OFFLINE', error.message);
  if (ServerError.is(error)) return fromStatus(error.statusCode, error.bodyText);
  if (ServerParseError.is(error))
    return { ...plain('INTERNAL', ''), instead: /^\s*</.test(error.bodyText) ? 'html' : 'garbage' };
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return plain('TIMEOUT', error.message);
  if (error instanceof TypeError) return plain('NETWORK', error.message);
  return plain('INTERNAL', error instanceof Error ? error.message : String(error));
}

/** A plain HTTP error; the body is a REST error from the server, or anything from a proxy. */
function fromStatus(status: number, body: string): PublicError {
  try {
    const data = JSON.parse(body) as {
      error?: string;
      errors?: { message: string; extensions?: Extensions }[];
    } & Extensions;
    const first = data.errors?.[0];
    if (first)
      return { ...plain(first.extensions?.code ?? 'INTERNAL', first.message), field: first.extensions?.field ?? null };
    if (data.error) return { ...plain(data.code ?? 'INTERNAL', data.error), field: data.field ?? null };
  } catch {
    // Not JSON: fall back to the status.
  }
  if (status === 401) return plain('UNAUTHENTICATED', '');
  if (status === 429) return plain('RATE_LIMITED', '');
  if (status === 502 || status === 503 || status === 504) return plain('UNAVAILABLE', '');
  return { ...plain('INTERNAL', ''), instead: status };
}

/** Whether a later retry may succeed: the server was not reached. */
export const isNetworkError = (error: unknown): boolean => isNetworkCode(toPublicError(error));

export const isNetworkCode = ({ code }: PublicError): boolean =>
  ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'NOT_AVAILABLE_OFFLINE'].includes(code);
