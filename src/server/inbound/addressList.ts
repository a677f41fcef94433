import { BlockList, isIP } from 'node:net';

/** Whether a list holds an address. */
export type AddressTest = (address: string) => boolean;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `10.0.0.0/8` or `::1` in its parts; undefined for what is neither. */
function rangeOf(text: string): { readonly network: string; readonly prefix: number } | undefined {
  const [network = '', length, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1;
  const prefix = length === undefined ? longest : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  return rest.length === 0 && prefix >= 0 && prefix <= longest ? { network, prefix } : undefined;
}

/**
 * A test for addresses that are in one of these ranges; entries that are none hold nothing. An address of IPv4 is the same as
 * `::ffff:10.0.0.1`, in a list as in a test; the zone of `fe80::1%eth0` is no part of it.
 */
export function addressList(entries: readonly string[]): AddressTest {
  const list = new BlockList();
  for (const entry of entries) {
    const range = rangeOf(entry);
    if (range) list.addSubnet(range.network, range.prefix, family(range.network));
  }
  return (address) => {
    const plain = address.replace(/%.*/, '');
    return isIP(plain) !== 0 && list.check(plain, family(plain));
  };
}
