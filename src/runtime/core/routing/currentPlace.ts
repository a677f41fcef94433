import { currentLocation } from './hashLocation.ts';
import { recordUrlDefaults } from './recordUrl.ts';

/** The parameters that lead to another page, record or dialog. Others are the state of a list. */
const placeParameters = ['tab', ...Object.keys(recordUrlDefaults)];

/** Returns the path of a location and these of its parameters: `/config auth  `. */
export function placeIn(location: string, names: readonly string[]): string {
  const [path = '', query] = location.split('?', 2);
  const parameters = new URLSearchParams(query);
  return [path, ...names.map((name) => parameters.get(name) ?? '')].join(' ');
}

/** Returns the record on screen, on any tab of its page. */
export const currentRecord = (): string => placeIn(currentLocation(), ['tab', 'uuid', 'detail']);

/** Returns the place on screen: the path with the tab, the record and the dialog. */
export const currentPlace = (): string => placeIn(currentLocation(), placeParameters);
