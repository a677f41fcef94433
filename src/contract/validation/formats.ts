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
 * Formats that no regular expression can check, by their name in `schemas/`: the generated validators call
 * them.
 */
export const formats = {
  'ip-range': isAddressRange,
  host: isHost,
  'time-zone': isTimeZone,
} as const;
