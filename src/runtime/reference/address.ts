/** A page of the reference, and the place on it. */
export interface Place {
  readonly path: string;
  /** An anchor; empty for the top of the page. */
  readonly at: string;
}

export const guide = 'index.md';

/** The tab of the docs area that shows the reference. */
export const referenceTab = '5';

/** What stands in the URL, so that reload, Back and a shared link restore it. */
export const inUrl = { reference: guide, at: '' };

/** Where a place is found in the console: in the docs area, at `/` (schemas/SPECIFICATION.md section 2.4). */
export function addressOf({ path, at }: Place): string {
  const parameters = new URLSearchParams({ tab: referenceTab });
  if (path !== guide) parameters.set('reference', path);
  if (at !== '') parameters.set('at', at);
  return `/?${parameters}`;
}
