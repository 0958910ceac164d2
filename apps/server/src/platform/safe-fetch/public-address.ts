import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out for the public internet (RFC 4291); the rest is special or empty. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to one machine on the public internet. Everything else is no: this machine, private and
 * link-local networks, carriers' own, multicast, documentation, benchmarks, and every IPv6 form that carries an IPv4
 * address inside (mapped, NAT64, 6to4, Teredo), because it would lead around this very question.
 *
 * @param address as a resolver answers it, IPv4 or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
