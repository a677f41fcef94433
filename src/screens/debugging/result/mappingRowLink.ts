import { partPrefix, withoutPart } from '../../../runtime/resource/place.ts';
import { currentLocation } from '../../../runtime/routing/hashLocation.ts';

/** Where a row of an interface's field mapping is edited. The list around it stays as it is; the tab beside it is left. */
export function mappingRowLink(uuid: string, line: number): string {
  const [path, query] = currentLocation().split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of ['tab', ...Object.keys(withoutPart(currentLocation()))]) parameters.delete(name);
  const at = { view: 'edit', uuid, section: 'mapping', [`${partPrefix}line`]: String(line) };
  for (const [name, value] of Object.entries(at)) parameters.set(name, value);
  return `${path}?${parameters}`;
}
