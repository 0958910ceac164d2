import { networkOf } from './client-network';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', 'unknown'],
  ['junk', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted under %s', (address, network) => expect(networkOf(address)).toBe(network));

it('is one network for 200 addresses of one /64', () => {
  const addresses = Array.from({ length: 200 }, (_, n) => `2001:db8:1:2:${n.toString(16)}::${(n * 7).toString(16)}`);
  expect(new Set(addresses).size).toBe(200);
  expect(new Set(addresses.map(networkOf)).size).toBe(1);
});
