export {
  DomainError,
  conflict,
  forbidden,
  guestAccount,
  invalid,
  notFound,
  rateLimited,
  unauthenticated,
} from './domain-error';
export { fieldLabel } from './field-label';
export { graphqlErrorBody, toPublicError, type PublicError } from './public-error';
export { RestNames, showingCurrent, snakeCase, type RestNaming } from './rest-names.interceptor';
export { HttpErrorFilter, restErrorBody } from './http-error.filter';
