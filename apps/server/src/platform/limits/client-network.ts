import ipaddr from 'ipaddr.js';

/** The usual IPv6 prefix of one household or server: its holder controls all 2^64 addresses. */
const IPV6_BITS = 64;

/**
 * The network under which every limit counts an address: IPv4 whole, IPv4-mapped IPv6 as IPv4, and for IPv6 the /64
 * (`2001:db8:1:2::/64`), because its holder can change the rest with every request.
 *
 * @param address from Express or a socket; anything malformed shares one network called "unknown"
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}

/** A link-local address carries its interface (`fe80::1%eth0`), which CIDR notation does not support. */
const withoutZone = (address: ipaddr.IPv4 | ipaddr.IPv6): string => address.toNormalizedString().replace(/%.*$/, '');
