import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { TimeZoneContext, useTimeZone } from '../../fields/useTimeZone.ts';

interface RecordTimeZoneProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly children: ReactNode;
}

/** Shows instants in the time zone of their record. */
export function RecordTimeZone({ resource, record, children }: RecordTimeZoneProps): ReactNode {
  const fields = useMemo(
    () => Object.fromEntries(resource.columns.map(({ property, field }) => [property, field])),
    [resource],
  );
  return <TimeZoneContext value={useTimeZone(fields, record)}>{children}</TimeZoneContext>;
}
