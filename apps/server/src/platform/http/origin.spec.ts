import { foreignPageMessage, isFromOwnPage, isHomeName, isLoopbackHost, ownOrigin, unknownNameMessage } from './origin';

const asked = (host: string | undefined, origin?: string, secure = false) => ({ host, secure, origin });

describe('without PUBLIC_URL', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['localhost.:3000', 'http://localhost.:3000'],
    ['homefold.localhost', 'http://homefold.localhost'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['192.168.1.10:80', 'http://192.168.1.10'],
    ['10.0.0.2', 'http://10.0.0.2'],
    ['172.31.255.1:3000', 'http://172.31.255.1:3000'],
    ['169.254.7.7:3000', 'http://169.254.7.7:3000'],
    ['100.101.102.103:3000', 'http://100.101.102.103:3000'],
    ['[fd12:3456::1]:3000', 'http://[fd12:3456::1]:3000'],
    ['[fe80::1]:3000', 'http://[fe80::1]:3000'],
    ['[::ffff:192.168.1.10]:3000', 'http://[::ffff:c0a8:10a]:3000'],
    ['homefold-box:3000', 'http://homefold-box:3000'],
    ['my_nas', 'http://my_nas'],
    ['Küche:3000', 'http://xn--kche-0ra:3000'],
    ['homefold.local.', 'http://homefold.local.'],
    ['nas.lan:3000', 'http://nas.lan:3000'],
    ['nas.home.arpa', 'http://nas.home.arpa'],
    ['nas.corp.internal', 'http://nas.corp.internal'],
  ])('%s is a local name: %s', (host, origin) => {
    expect(ownOrigin(asked(host), undefined)).toBe(origin);
  });

  it.each([
    ['evil.example'],
    ['evil.example:3000'],
    ['localhost.evil.example'],
    ['192.168.1.10.evil.example'],
    ['home.example.org.'],
    ['evil-local.example'],
    ['evil.arpa'],
    ['fritz.box'],
    ['box.tail1234.ts.net'],
    ['xn--e1afmkfd.xn--p1ai'],
    ['0.0.0.0:3000'],
    ['[::]:3000'],
    ['203.0.113.7:3000'],
    ['8.8.8.8'],
    ['172.32.0.1'],
    ['100.128.0.1'],
    ['[2001:4860:4860::8888]'],
    ['[::ffff:8.8.8.8]'],
    ['134744072'], // 8.8.8.8 as a decimal number
    ['localhost@evil.example'],
    ['localhost/evil.example'],
    ['localhost#.evil.example'],
    ['localhost\\.evil.example'],
    ['local%68ost'],
    ['localhost:99999'],
    ['localhost:'],
    ['localhost, evil.example'],
    ['[::1'],
    ['.'],
    [''],
    [undefined],
  ])('%s is not a local name', (host) => {
    expect(ownOrigin(asked(host), undefined)).toBeNull();
  });

  it("the scheme is the connection's, or that of the page's Origin", () => {
    expect(ownOrigin(asked('box.local', undefined, true), undefined)).toBe('https://box.local');
    expect(ownOrigin(asked('box.local', 'https://box.local'), undefined)).toBe('https://box.local');
    expect(ownOrigin(asked('box.local:8443', 'https://box.local:8443'), undefined)).toBe('https://box.local:8443');
    // never downgraded: behind a trusted proxy with TLS there are no plain pages
    expect(ownOrigin(asked('box.local', 'http://box.local', true), undefined)).toBe('https://box.local');
    expect(ownOrigin(asked('box.local', 'https://evil.local'), undefined)).toBe('http://box.local');
  });

  it('a refusal names an address that works and the variable', () => {
    const message = unknownNameMessage(asked('Home.Example.org:8080'), 'http://192.168.1.10:3000');
    expect(message).toContain('"home.example.org"');
    expect(message).toContain('Open http://192.168.1.10:3000');
    expect(message).toContain('PUBLIC_URL=http://home.example.org:8080');
    expect(unknownNameMessage(asked('<script>'), 'http://localhost:3000')).not.toContain('<');
    expect(foreignPageMessage('http://box:3000', undefined)).toMatch(/http:\/\/box:3000, or set PUBLIC_URL/);
  });
});

describe('with PUBLIC_URL', () => {
  it.each(['home.example.org', 'localhost:3000', 'evil.example', undefined])(
    'a request for %s is for that address alone',
    (host) => {
      expect(ownOrigin(asked(host, `http://${host}`), 'https://home.example.org')).toBe('https://home.example.org');
    },
  );

  it('a refusal names it', () => {
    expect(foreignPageMessage('https://home.example.org', 'https://home.example.org')).toContain(
      'Open Homefold at https://home.example.org',
    );
  });
});

describe('a page', () => {
  const own = 'http://box:3000';
  it.each([
    ['of the same origin', { origin: own }, true],
    ['of the same origin, in a browser that says so', { origin: own, fetchSite: 'same-origin' }, true],
    ['that sends no Origin, of which the browser says so', { fetchSite: 'same-origin' }, true],
    ['of another site', { origin: 'http://evil.example' }, false],
    ['of another port', { origin: 'http://box:3001' }, false],
    ['of another scheme', { origin: 'https://box:3000' }, false],
    ['of another site by rebinding', { origin: 'http://evil.example', fetchSite: 'same-origin' }, false],
    ['of the same site, on another origin', { origin: own, fetchSite: 'same-site' }, false],
    ['of no origin', { origin: 'null' }, false],
    ['that nobody made', { fetchSite: 'none' }, false],
    ['that says nothing', {}, false],
  ])('%s', (_which, sent, answer) => {
    expect(isFromOwnPage(sent, own)).toBe(answer);
  });
});

it('only loopback names refer to this machine', () => {
  for (const host of [
    'localhost',
    'LOCALHOST:80',
    '127.8.9.10:3000',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
    'a.localhost',
  ])
    expect([host, isLoopbackHost(host)]).toEqual([host, true]);
  for (const host of [
    'box',
    'box.local',
    '192.168.1.10',
    '[fd00::1]',
    'localhost.example.org',
    '0.0.0.0',
    '',
    undefined,
  ])
    expect([host, isLoopbackHost(host)]).toEqual([host, false]);
  expect(isHomeName('')).toBe(false);
});
