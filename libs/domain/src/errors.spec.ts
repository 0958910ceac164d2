import { ERROR_CODES, errorKind, httpStatus, isErrorCode } from './errors';

describe('errors', () => {
  it.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['INVALID', 400],
    ['CONFLICT', 409],
    ['RATE_LIMITED', 429],
    ['PAYLOAD_TOO_LARGE', 413],
    ['FEATURE_LOCKED', 403],
    ['UNAVAILABLE', 503],
    ['INTERNAL', 500],
    ['NO_FAMILY', 409],
    ['ALREADY_IN_FAMILY', 409],
    ['LAST_ADMIN', 409],
    ['INVITE_CODE_UNKNOWN', 404],
    ['SYSTEM_EVENT', 409],
    ['VERSION_CONFLICT', 409],
  ] as const)('%s answers %i', (code, status) => expect(httpStatus(errorKind(code))).toBe(status));

  it('distinguishes error codes from other text', () => {
    expect(ERROR_CODES.every(isErrorCode)).toBe(true);
    for (const value of ['toString', 'invalid', '', null]) expect(isErrorCode(value)).toBe(false);
  });
});
