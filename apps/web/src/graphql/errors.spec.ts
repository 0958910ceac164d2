import { ServerError, ServerParseError } from '@apollo/client/errors';
import { isNetworkError, toPublicError } from './errors';
import { errorText } from './use-domain-form';

const answered = (status: number, bodyText: string) =>
  new ServerError('refused', { response: new Response(null, { status }), bodyText });
const unreadable = (bodyText: string) =>
  new ServerParseError(new SyntaxError('Unexpected token'), { response: new Response(), bodyText });

describe('a response that is not the server’s', () => {
  it.each([
    [answered(404, '<h1>nginx</h1>'), 'API endpoint not found. Please check server configuration.'],
    [answered(500, '<h1>nginx</h1>'), 'Server error: 500. Please try again.'],
    [answered(418, ''), 'API error 418. Please try again.'],
    [unreadable(' <!doctype html><p>Sign in to this Wi-Fi'), 'Server returned HTML instead of JSON. Please try again.'],
    [unreadable('{"data":'), 'Invalid JSON response. Please try again.'],
  ])('has a readable message, never the raw text', (error, text) => {
    const known = toPublicError(error);
    expect(errorText(known)).toBe(text);
    expect(known.code).toBe('INTERNAL');
  });

  it.each([502, 503, 504])('%i counts as an unreachable server', (status) =>
    expect(isNetworkError(answered(status, ''))).toBe(true),
  );

  it('has the server’s message if there is one', () => {
    expect(errorText(toPublicError(answered(404, '{"error":"There is no such meal.","code":"NOT_FOUND"}')))).toBe(
      'There is no such meal.',
    );
  });
});
