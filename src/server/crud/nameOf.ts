import type { EntityModel } from '../../contract/entity.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import type { Call } from '../Service.ts';

/** What a record is called: a choice that names it as people read it. */
export function nameOf(
  { say }: Call,
  { name, displayProperty: naming }: EntityModel,
  row: Readonly<Record<string, unknown>>,
): unknown {
  const value = row[naming];
  const choice = choiceKey(name, [naming], String(value));
  return say.has(choice) ? say.translate(choice) : value;
}
