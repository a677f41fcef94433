import { currentLocation } from './hashLocation.ts';
import { recordUrlDefaults } from './recordUrl.ts';

/** The parameters that lead to another page, record or dialog. Others are the state of a list. */
const placeParameters = ['tab', ...Object.keys(recordUrlDefaults)];

/** Returns what the operator has before them: the path with the tab, the record and the dialog. */
export function currentPlace(): string {
  const [path = '', query] = currentLocation().split('?', 2);
  const parameters = new URLSearchParams(query);
  return [path, ...placeParameters.map((name) => parameters.get(name) ?? '')].join(' ');
}
