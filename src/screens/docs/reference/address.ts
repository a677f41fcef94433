import { tabs } from '../docsState.ts';

/** A page of the reference, and the place on it. */
export interface Place {
  readonly path: string;
  /** An anchor; empty for the top of the page. */
  readonly at: string;
}

export const guide = 'index.md';

/** What stands in the URL, so that reload, Back and a shared link restore it. */
export const inUrl = { reference: guide, at: '' };

/** Where a place is found in the console. */
export function addressOf({ path, at }: Place): string {
  const parameters = new URLSearchParams({ tab: tabs.reference });
  if (path !== guide) parameters.set('reference', path);
  if (at !== '') parameters.set('at', at);
  return `/?${parameters}`;
}

/** Where a link on a page leads: to another page or place of the reference, or out of it. */
export function targetOf(href: string, { path }: Place): Place | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const { pathname, hash } = new URL(href, `https://reference.invalid/${path}`);
  return { path: pathname.slice(1), at: decodeURIComponent(hash.slice(1)) };
}
