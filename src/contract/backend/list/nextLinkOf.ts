/**
 * Returns the query of an address. The rest of the address is not used: the next page is at the address of the list. An
 * address without a query leads to no other page.
 */
export const queryOfLink = (address: string): string | undefined => address.split('#', 1)[0]?.split('?')[1];

/** Returns the query of the link with `rel="next"` in a header `Link` (RFC 8288); undefined without one. */
export function nextLinkOf(header: string | null): string | undefined {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    const [, quoted, plain] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters) ?? [];
    if ((quoted ?? plain ?? '').split(/\s+/).includes('next')) return queryOfLink(target);
  }
  return undefined;
}
