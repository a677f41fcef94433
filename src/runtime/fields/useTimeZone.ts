import { createContext, use } from 'react';
import type { Field } from '../../contract/model/resource.ts';
import { recordsOf } from '../api/answer.ts';
import { getOperation } from '../api/operations.ts';
import { useSession } from '../api/sessionStore.ts';
import { useOperation } from '../api/useOperation.ts';
import { buildLookup } from './types/reference/lookup.ts';

/** IANA name of the time zone for instants below; undefined is the browser's. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/**
 * The time zone of a record: that of the referenced record where `x-reference.timeZone` says so, else that of
 * the page around it.
 */
export function useTimeZone(
  fields: Readonly<Record<string, Field>>,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const outer = use(TimeZoneContext);
  const session = useSession();
  const [property = '', field] = Object.entries(fields).find(([, one]) => one.reference?.timeZone) ?? [];
  const reference = field?.reference;
  const key = record[property];
  const asked =
    reference && typeof key === 'string'
      ? buildLookup(reference, getOperation(reference.operation, 'x-reference'), record, session)
      : undefined;
  const { data } = useOperation(reference?.operation ?? '', asked?.args ?? null, { inline: true });
  if (!reference?.timeZone) return outer;
  const found = recordsOf(data).find((option) => option[reference.value] === key)?.[reference.timeZone];
  return typeof found === 'string' ? found : outer;
}
