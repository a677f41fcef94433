import { isCron } from './cronParts.ts';
import { isTimeZone } from './timeZone.ts';

const octet = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

const isIpv6 = (text: string): boolean => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);

/** True if a text is an IPv4 or IPv6 address or range (CIDR), such as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const longest = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : -1;
  if (length === undefined) return longest > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(length) && Number(length) <= longest;
}

/**
 * True if a text is an IPv4 or IPv6 address, or a host name. Rejects `10.1`, which `http://` reads as
 * `10.0.0.1`.
 */
export function isHost(text: string): boolean {
  const plain = text.replace(/^\[(.*)\]$/, '$1');
  if (plain.includes(':')) return isIpv6(plain);
  if (/[\s/?#@\\[\]]/.test(text) || !URL.canParse(`http://${text}`)) return false;
  return ipv4.test(text) || !ipv4.test(new URL(`http://${text}`).hostname);
}

/**
 * Splits a URL as typed into scheme, host with port, and the rest; `new URL` would correct the host. A URL with
 * credentials does not match: they belong to an authentication, which encrypts them.
 */
const urlPattern = /^([a-z]+):\/\/(\[[^\]\s]*\]|[^\s/?#:]*)(:\d+)?([/?#]\S*)?$/;

/** Returns the host of a URL with one of these schemes, a valid host and a port from 1 to 65535, without spaces. */
function hostOfUrl(text: string, schemes: readonly string[]): string | undefined {
  const [, scheme = '', host = '', port] = urlPattern.exec(text) ?? [];
  const isPort = port === undefined || (Number(port.slice(1)) >= 1 && Number(port.slice(1)) <= 65535);
  return schemes.includes(scheme) && isPort && isHost(host) ? host : undefined;
}

/** True if a text is an `http` or `https` URL. */
export const isHttpUrl = (text: string): boolean => hostOfUrl(text, ['http', 'https']) !== undefined;

/** True if a text is the origin of an `http` or `https` URL: scheme, host and port, also with a slash after them. */
export const isOrigin = (text: string): boolean =>
  isHttpUrl(text) && new URL(text).href === `${new URL(text).origin}/`;

/** True if a text is the URL of a partner: HTTP, or a message broker. */
export const isPartnerUrl = (text: string): boolean =>
  hostOfUrl(text, ['http', 'https', 'tcp', 'ssl', 'nio']) !== undefined;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** True if a text is an `https` URL, or an `http` URL of this machine. */
export const isSecureUrl = (text: string): boolean =>
  hostOfUrl(text, ['https']) !== undefined || loopbackHosts.includes(hostOfUrl(text, ['http']) ?? '');

// Generated validators import the functions of this module by name.
export { isCron, isTimeZone };

/** Formats that no regular expression can check, by their name in `schemas/`. */
export const formats = {
  'ip-range': isAddressRange,
  host: isHost,
  'http-url': isHttpUrl,
  origin: isOrigin,
  'partner-url': isPartnerUrl,
  'secure-url': isSecureUrl,
  cron: isCron,
  'time-zone': isTimeZone,
} as const;
