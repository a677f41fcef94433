import type { ParameterSource } from '../../../contract/resource.ts';
import type { Session } from '../../../contract/session.ts';

/** Values by name, or the property of the record that must be given first. */
export type Parameters =
  | { readonly values: Readonly<Record<string, unknown>>; readonly missing?: undefined }
  | { readonly missing: string; readonly values?: undefined };

/** Parameters taken from the session, the record or the schema. */
export function parametersOf(
  sources: Readonly<Record<string, ParameterSource>>,
  record: Readonly<Record<string, unknown>>,
  session: Session | undefined,
): Parameters {
  const values: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(sources)) {
    if ('constant' in source) values[name] = source.constant;
    else if ('session' in source) values[name] = session?.[source.session];
    else if (record[source.record] === undefined) return { missing: source.record };
    else values[name] = record[source.record];
  }
  return { values };
}
