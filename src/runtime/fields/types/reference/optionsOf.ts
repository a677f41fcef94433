import type { FieldReference } from '../../../../contract/model/resource.ts';
import { recordsOf } from '../../../api/answer.ts';
import { type Option, optionOf } from './lookup.ts';

/** Records sorted by name; the few choices of a service keep their order. */
export function optionsOf(reference: FieldReference, data: unknown, isNew = false): Option[] {
  const { unless } = reference;
  const options = recordsOf(data)
    .filter((record) => !isNew || unless === undefined || record[unless] !== true)
    .map((record) => optionOf(reference, record));
  if (!reference.search) return options;
  // Created here, not with the module: it takes 20 ms, which a form without references saves.
  const byName = new Intl.Collator(undefined, { numeric: true });
  return options.sort((a, b) => byName.compare(a.label, b.label));
}
