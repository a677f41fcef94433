import { use, useMemo } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { TimeZoneContext } from '../../../runtime/fields/timeZone.ts';
import type { Circumstances } from './MappingEngine.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What an interface's mapping runs with, but for the time: its filters, and the zone of its distribution centre. */
export function useCircumstances({ preFilter, postFilter }: Row): Omit<Circumstances, 'now'> {
  const timeZone = use(TimeZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useMemo(
    () => ({ preFilter: textOf(preFilter), postFilter: textOf(postFilter), timeZone }),
    [preFilter, postFilter, timeZone],
  );
}
