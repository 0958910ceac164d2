const MAX_ADDRESS = 2_048;
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:'];

/** The normalised address of a safe link; null for any other. Credentials are refused because they disguise the host. */
export function linkAddress(url: string): string | null {
  if (url.length > MAX_ADDRESS || !URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  // one non-Latin letter takes up to nine characters of an address
  if (href.length > MAX_ADDRESS) return null;
  return SCHEMES.includes(protocol) && !username && !password ? href : null;
}

const MEMBER = /^member:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu;

/** The membership id of a mention's address; null for any other. */
export const memberOfAddress = (url: string): string | null => MEMBER.exec(url)?.[1]?.toLowerCase() ?? null;
