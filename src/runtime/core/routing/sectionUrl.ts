import { clearRelatedParameters } from './recordUrl.ts';

/** The page of the same record at another section, without the list parameters of the current one. */
export function sectionUrl(location: string, section: string): string {
  const [path, query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of Object.keys(clearRelatedParameters(location))) parameters.delete(name);
  parameters.set('section', section);
  return `${path}?${parameters}`;
}
