/** What the parameters of a list within a record's page begin with: the list of the records has its own in the same URL. */
export const partPrefix = 'part.';

/**
 * Where a record stands in the URL: `view` is 'search' by default (SPEC.md section 2); 'edit' shows the record named by
 * `uuid`, 'create' the dialog for a new one over the list. `section` is a tab of its page, `part` one of several in
 * that tab, `detail` a record of a list there. Who has made a new one goes `back` to where it was needed.
 */
export const place = { view: 'search', uuid: '', section: 'settings', part: '', detail: '', back: '' };

/** Takes what belongs to a list in a record's page out of the URL: another record, or another section, starts without. */
export const withoutPart = (location: string): Record<string, undefined> => {
  const [, query] = location.split('?', 2);
  const names = [...new URLSearchParams(query).keys()].filter((name) => name.startsWith(partPrefix));
  return Object.fromEntries([...names, 'part', 'detail'].map((name) => [name, undefined]));
};
