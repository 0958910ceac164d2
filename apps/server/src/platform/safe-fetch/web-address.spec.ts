import { FetchProblem, REFUSED } from './fetch-problem';
import { hostAndPort, webAddress } from './web-address';

it.each([
  ['https://club.example/fixtures.ics', 'https://club.example/fixtures.ics'],
  ['  http://club.example ', 'http://club.example/'],
  ['webcal://club.example/a.ics', 'https://club.example/a.ics'],
  ['WEBCALS://club.example/a.ics', 'https://club.example/a.ics'],
  ['club.example/a.ics?team=u9', 'https://club.example/a.ics?team=u9'],
  ['https://CLUB.example.:443/a.ics#top', 'https://club.example/a.ics'],
  ['https://fußball.example/ü.ics', 'https://xn--fuball-cta.example/%C3%BC.ics'],
  // disguised numbers are normalised here and refused later
  ['http://2130706433/', 'http://127.0.0.1/'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http://0177.0.0.1/', 'http://127.0.0.1/'],
  ['http://127.1./', 'http://127.0.0.1/'],
  ['http://１２７.0.0.1/', 'http://127.0.0.1/'],
  ['http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
])('%s is %s', (typed, address) => expect(webAddress(typed).href).toBe(address));

it.each([
  'ftp://club.example/a.ics',
  'file:///etc/passwd',
  'gopher://club.example',
  'javascript:alert(1)',
  'data:text/calendar,BEGIN:VCALENDAR',
  'https://anna:secret@club.example/',
  'https://anna@club.example/',
  'https://',
  'https://./',
  '',
  'https://club example/',
  'https://[::1',
  `https://club.example/${'a'.repeat(2_100)}`,
])('%s is refused', (typed) => {
  expect(() => webAddress(typed)).toThrow(FetchProblem);
  expect(() => webAddress(typed)).toThrow(REFUSED);
});

it.each([
  ['https://club.example', 'club.example:443'],
  ['http://club.example', 'club.example:80'],
  ['http://[::1]:8080', '[::1]:8080'],
])('%s is at %s', (address, place) => expect(hostAndPort(webAddress(address))).toBe(place));
