import { loadConfig } from '../config';
import { SecretBox } from './secret-box';

const boxOf = (secret: string) => new SecretBox(loadConfig({ NODE_ENV: 'test', SECRET: secret }));
const box = boxOf('a secret of this spec, and of nothing else');
const ADDRESS = 'https://calendar.example/private-4f9a/basic.ics?für=ünïcode';

it('opens what it sealed, with a different ciphertext every time', () => {
  const [one, other] = [box.seal(ADDRESS, 'calendar'), box.seal(ADDRESS, 'calendar')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('private');
  expect([box.open(one, 'calendar'), box.open(other, 'calendar')]).toEqual([ADDRESS, ADDRESS]);
});

it.each([
  ['another purpose', () => box.open(box.seal(ADDRESS, 'calendar'), 'feed')],
  [
    'another secret',
    () => boxOf('quite another secret, of another server').open(box.seal(ADDRESS, 'calendar'), 'calendar'),
  ],
  [
    'a changed byte',
    () => box.open(box.seal(ADDRESS, 'calendar').replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')) + 'AA', 'calendar'),
  ],
  ['nothing at all', () => box.open('', 'calendar')],
])('opens nothing for %s', (_what, open) => expect(open()).toBeNull());

it('computes one fingerprint per text, secret and purpose', () => {
  expect(box.digest(ADDRESS, 'calendar')).toBe(box.digest(ADDRESS, 'calendar'));
  const others = [
    box.digest(`${ADDRESS}#`, 'calendar'),
    box.digest(ADDRESS, 'feed'),
    boxOf('x'.repeat(32)).digest(ADDRESS, 'calendar'),
  ];
  expect(others).not.toContain(box.digest(ADDRESS, 'calendar'));
});
