import { DomainError } from '../platform/errors';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Awaits a service call for a REST route: a refusal names its field as the REST call does, in snake case unless
 * `names` says otherwise.
 */
export async function restFields<T>(call: Promise<T>, names: Record<string, string> = {}): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.extras.field) throw error;
    const { field } = error.extras;
    throw new DomainError(error.kind, error.code, error.message, {
      ...error.extras,
      field: names[field] ?? snake(field),
    });
  }
}
