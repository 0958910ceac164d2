import { deviceOf } from './device-name';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows', false],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'Edge on macOS',
      false,
    ],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android', true],
    ['curl/8.0', 'Unknown device', false],
    [null, 'Unknown device', false],
  ])('%s', (userAgent, name, mobile) => {
    expect(deviceOf(userAgent)).toEqual({ name, mobile });
  });
});
