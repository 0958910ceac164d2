import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { AppConfig } from '../config';
import { isLoopbackOrigin } from './origin';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Private networks (RFC 1918), where other devices of a home are. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
/** Interfaces of containers and virtual machines, unreachable for other devices. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman)/;

/** A container's addresses mean nothing outside; the host decides what is published. */
const here = (): ReturnType<typeof networkInterfaces> => (existsSync('/.dockerenv') ? {} : networkInterfaces());

/**
 * The addresses under which people reach this server: PUBLIC_URL alone when it is set, else loopback and each of its
 * private addresses, for other devices in the home. With HOST, that one.
 */
export function addressesOf(
  { host, port, publicUrl }: Pick<AppConfig, 'host' | 'port' | 'publicUrl'>,
  interfaces: Interfaces = here(),
): string[] {
  if (publicUrl) return [publicUrl];
  if (host !== '0.0.0.0' && host !== '::')
    return [
      `http://${host.startsWith('127.') || host === '::1' ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`,
    ];
  const nearby = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE.test(address));
  return [`http://localhost:${port}`, ...nearby.map(({ address }) => `http://${address}:${port}`)];
}

/** Whether an origin refers to this machine: by loopback, one of its addresses, or its host name. */
export function isThisMachine(
  origin: string,
  interfaces: Interfaces = networkInterfaces(),
  name = hostname(),
): boolean {
  const host = new URL(origin).hostname.replace(/\.$/, '');
  const own = name.toLowerCase().replace(/\.local$/, '');
  if (isLoopbackOrigin(origin) || host === own || host === `${own}.local`) return true;
  const addresses = Object.values(interfaces).flatMap((each) => each ?? []);
  return addresses.some(({ address }) => hostnameOf(address.replace(/%.*$/, '')) === host);
}

/** An address as `URL` writes it. */
const hostnameOf = (address: string): string =>
  new URL(`http://${isIPv6(address) ? `[${address}]` : address}`).hostname;
