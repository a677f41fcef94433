import type { Row } from '../../../contract/envelope.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { Reference } from '../../../contract/resource.ts';
import type { Session } from '../../../contract/session.ts';
import type { Args } from '../../api/buildRequest.ts';
import { recordsOf } from '../../list/recordsOf.ts';
import { parametersOf } from './parametersOf.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Data = Readonly<Record<string, unknown>>;

/** How a look-up is asked, or the property of the record that must be given first. */
export type Lookup =
  | { readonly args: Args; readonly missing?: undefined }
  | { readonly missing: string; readonly args?: undefined };

/** Enough to choose from; a longer list is searched. */
export const pageSize = 100;

/** The call of a reference, with its parameters taken from the session, the record or the schema. */
export function lookup(
  reference: Reference,
  operation: Operation,
  record: Data,
  session: Session | undefined,
  narrow: Data = {},
): Lookup {
  const given = parametersOf(reference.params ?? {}, record, session);
  if (given.missing !== undefined) return { missing: given.missing };
  const asked = { ...given.values, ...narrow };
  return { args: operation.result === 'page' ? { body: { page: 0, pageSize, ...asked } } : asked };
}

export const optionOf = (reference: Reference, record: Row): Option => ({
  value: String(record[reference.value]),
  label: String(record[reference.label] ?? record[reference.value]),
});

/** Records by their names; the few choices of a service stay in its order. */
export function optionsIn(reference: Reference, data: unknown): Option[] {
  const options = recordsOf(data).map((record) => optionOf(reference, record));
  if (!reference.search) return options;
  // Made here, not with the module: it costs 20 ms, which the first screen would wait for.
  const byName = new Intl.Collator(undefined, { numeric: true });
  return options.sort((a, b) => byName.compare(a.label, b.label));
}
