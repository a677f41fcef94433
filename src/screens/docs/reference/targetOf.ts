import type { Place } from '../../../runtime/reference/address.ts';

/** Where a link on a page leads: to another page or place of the reference, or out of it. */
export function targetOf(href: string, { path }: Place): Place | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://reference.invalid/${path}`);
  return { path: pathname.slice(1), at: decodeURIComponent(hash.slice(1)) };
}
