import ipaddr from 'ipaddr.js';

/** Global unicast IPv6 (RFC 4291); the rest is special-purpose or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is a public unicast address. Everything else is refused: loopback, private and link-local
 * networks, carrier-grade NAT, multicast, documentation, benchmarks, and every IPv6 form that embeds an IPv4 address
 * (mapped, NAT64, 6to4, Teredo), because it would bypass this check.
 *
 * @param address as resolved, IPv4 or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
