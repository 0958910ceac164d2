import type { networkInterfaces } from 'node:os';
import { addressesOf, isThisMachine } from './addresses';

type Interfaces = ReturnType<typeof networkInterfaces>;
const at = (address: string, internal = false) => [
  { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null } as const,
];
const interfaces: Interfaces = {
  lo: at('127.0.0.1', true),
  eth0: [
    ...at('192.168.1.20'),
    { address: 'fe80::1', internal: false, family: 'IPv6', netmask: '', mac: '', cidr: null, scopeid: 2 },
  ],
  wlan0: at('10.0.0.7'),
  wan0: at('203.0.113.9'),
  docker0: at('172.17.0.1'),
  'br-51f0a1': at('172.18.0.1'),
};
const config = { host: '0.0.0.0', port: 3000 };

it('are loopback and the private addresses that other devices can reach', () => {
  expect(addressesOf(config, interfaces)).toEqual([
    'http://localhost:3000',
    'http://192.168.1.20:3000',
    'http://10.0.0.7:3000',
  ]);
  expect(addressesOf({ ...config, port: 8080 }, { lo: interfaces['lo'] })).toEqual(['http://localhost:8080']);
});

it('are PUBLIC_URL alone when it is set', () => {
  expect(addressesOf({ ...config, publicUrl: 'https://home.example.org' }, interfaces)).toEqual([
    'https://home.example.org',
  ]);
});

it('are the one named by HOST', () => {
  expect(addressesOf({ ...config, host: '127.0.0.1' }, interfaces)).toEqual(['http://localhost:3000']);
  expect(addressesOf({ ...config, host: '192.168.1.20' }, interfaces)).toEqual(['http://192.168.1.20:3000']);
});

it('only loopback, its addresses and its host name refer to this machine', () => {
  const is = (origin: string) => isThisMachine(origin, interfaces, 'Box.local');
  for (const own of ['localhost', '127.0.0.1', '[::1]', '192.168.1.20:8080', '[fe80::1]', 'box', 'box.local.'])
    expect([own, is(`http://${own}`)]).toEqual([own, true]);
  for (const other of ['evil.local', '192.168.1.66:3000', 'otherbox', 'box.example.org'])
    expect([other, is(`http://${other}`)]).toEqual([other, false]);
});
