import { filterParameters } from './filterParameters.ts';

/**
 * Prefix of the parameters of a list within a record page: the list of the records has its own in the same
 * URL.
 */
export const relatedListPrefix = 'part.';

/**
 * The URL parameters of a record: `view` is 'search' by default (schemas/SPECIFICATION.md section 2.1);
 * 'edit' shows the record with `uuid`, 'create' the dialog for a new one over the list. `section` is a tab of
 * its page, `part` a part of that tab, `detail` a record of a list there. `back` is the location to return to
 * after creating a record.
 */
export const recordUrlDefaults = {
  view: 'search',
  uuid: '',
  section: 'settings',
  part: '',
  detail: '',
  back: '',
};

/** The page of a record, with filters of a list in it. The parameters of the location stay. */
export function recordPageUrl(
  location: string,
  place: Pick<typeof recordUrlDefaults, 'uuid' | 'section'>,
  presetFilters: Readonly<Record<string, string>> = {},
): string {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ view: 'edit', ...place })) parameters.set(name, value);
  for (const [name, value] of Object.entries(filterParameters(presetFilters)))
    parameters.set(relatedListPrefix + name, value);
  return `${path}?${parameters}`;
}

/** Removes the parameters of a related list from the URL when another record or section opens. */
export const clearRelatedParameters = (location: string): Record<string, undefined> => {
  const [, query] = location.split('?', 2);
  const names = [...new URLSearchParams(query).keys()].filter((name) => name.startsWith(relatedListPrefix));
  return Object.fromEntries([...names, 'part', 'detail'].map((name) => [name, undefined]));
};
