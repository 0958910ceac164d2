import ipaddr from 'ipaddr.js';

/** What one household or server is given of IPv6: whoever holds an address holds all 2^64 beside it. */
const IPV6_BITS = 64;

/**
 * The network that an address is counted under by every limit: IPv4 whole, an IPv4 address inside IPv6 as IPv4, and of
 * IPv6 the /64 (`2001:db8:1:2::/64`), because its holder can change the rest with every request.
 *
 * @param address as Express or a socket tells it; anything that is no address shares one network called "unknown"
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}

/** A link-local address names the interface it came in by (`fe80::1%eth0`), which CIDR notation has no place for. */
const withoutZone = (address: ipaddr.IPv4 | ipaddr.IPv6): string => address.toNormalizedString().replace(/%.*$/, '');
