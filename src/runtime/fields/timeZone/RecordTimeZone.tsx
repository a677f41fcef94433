import type { ReactNode } from 'react';
import { InTimeZone, useZoneReader } from './useTimeZone.tsx';
import type { ZoneSource } from './zoneOf.ts';

interface RecordTimeZoneProps {
  readonly source: ZoneSource;
  readonly record: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Shows the instants of a record in its time zone. */
export const RecordTimeZone = ({ source, record, children }: RecordTimeZoneProps): ReactNode => (
  <InTimeZone timeZone={useZoneReader(source)(record)}>{children}</InTimeZone>
);
