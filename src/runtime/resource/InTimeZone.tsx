import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Resource } from '../../contract/resource.ts';
import { TimeZoneContext, useTimeZone } from '../fields/timeZone.ts';

interface InTimeZoneProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly children: ReactNode;
}

/** Shows instants in the time zone of the record that they belong to. */
export function InTimeZone({ resource, record, children }: InTimeZoneProps): ReactNode {
  const fields = useMemo(
    () => Object.fromEntries(resource.columns.map(({ property, field }) => [property, field])),
    [resource],
  );
  return <TimeZoneContext value={useTimeZone(fields, record)}>{children}</TimeZoneContext>;
}
