/** What the parameters of a list within a record's page begin with: the list of the records has its own in the same URL. */
export const relatedListPrefix = 'part.';

/**
 * Where a record stands in the URL: `view` is 'search' by default (schemas/SPECIFICATION.md section 2.1); 'edit' shows the record named by
 * `uuid`, 'create' the dialog for a new one over the list. `section` is a tab of its page, `part` one of several in
 * that tab, `detail` a record of a list there. Who has made a new one goes `back` to where it was needed.
 */
export const recordUrlDefaults = {
  view: 'search',
  uuid: '',
  section: 'settings',
  part: '',
  detail: '',
  back: '',
};

/** The same record's page at another section, without what belongs to a list in the one that is left. */
export function sectionUrl(location: string, section: string): string {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of Object.keys(clearRelatedParameters(location))) parameters.delete(name);
  parameters.set('section', section);
  return `${path}?${parameters}`;
}

/** Takes what belongs to a list in a record's page out of the URL: another record, or another section, starts without. */
export const clearRelatedParameters = (location: string): Record<string, undefined> => {
  const [, query] = location.split('?', 2);
  const names = [...new URLSearchParams(query).keys()].filter((name) => name.startsWith(relatedListPrefix));
  return Object.fromEntries([...names, 'part', 'detail'].map((name) => [name, undefined]));
};
