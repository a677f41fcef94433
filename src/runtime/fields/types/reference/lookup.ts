import type { Row } from '../../../../contract/api/envelope.ts';
import type { Operation } from '../../../../contract/api/operation.ts';
import type { Session } from '../../../../contract/api/session.ts';
import type { FieldReference, ParameterOrigin } from '../../../../contract/model/resource.ts';
import type { OperationArgs } from '../../../api/buildRequest.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type LookupRecord = Readonly<Record<string, unknown>>;

/** The arguments of a look-up, or the property of the record that is required first. */
export type LookupRequest =
  | { readonly args: OperationArgs; readonly missing?: undefined }
  | { readonly missing: string; readonly args?: undefined };

/** Enough to choose from; longer lists are searched. */
export const lookupPageSize = 100;

/** The look-up call of a reference, with parameters from the session, the record or the schema. */
export function buildLookup(
  reference: FieldReference,
  operation: Operation,
  record: LookupRecord,
  session: Session | undefined,
  narrow: LookupRecord = {},
): LookupRequest {
  const given = resolveParameters(reference.params ?? {}, record, session);
  if (given.missing !== undefined) return { missing: given.missing };
  const asked = { ...given.values, ...narrow };
  return {
    args: operation.result === 'page' ? { body: { page: 0, pageSize: lookupPageSize, ...asked } } : asked,
  };
}

/** A record as an option: `asn / SH`, with the present values of the subtitle. */
export const optionOf = ({ value, label, subtitle = [] }: FieldReference, record: Row): Option => ({
  value: String(record[value]),
  label: [record[label] ?? record[value], ...subtitle.flatMap((name) => record[name] || [])].join(' / '),
});

/** Values by name, or the property of the record that is required first. */
type ResolvedParameters =
  | { readonly values: Readonly<Record<string, unknown>>; readonly missing?: undefined }
  | { readonly missing: string; readonly values?: undefined };

/** Parameters from the session, the record or the schema. */
export function resolveParameters(
  sources: Readonly<Record<string, ParameterOrigin>>,
  record: Readonly<Record<string, unknown>>,
  session: Session | undefined,
): ResolvedParameters {
  const values: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(sources)) {
    if ('constant' in source) values[name] = source.constant;
    else if ('session' in source) values[name] = session?.[source.session];
    else if (record[source.record] === undefined) return { missing: source.record };
    else values[name] = record[source.record];
  }
  return { values };
}
