import { useMemo } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { useZoneReader, type ZoneReader } from '../../fields/timeZone/useTimeZone.tsx';
import { columnsZoneSourceOf, sharedZoneOf } from '../../fields/timeZone/zoneOf.ts';

/** The time zones of a list. */
export interface RowZones {
  readonly zoneOf: ZoneReader;
  /** The zone of all rows on screen; undefined if they differ, or while unknown. */
  readonly shared: string | undefined;
}

export function useRowZones(resource: Resource, rows: readonly Row[] | undefined): RowZones {
  const zoneOf = useZoneReader(columnsZoneSourceOf(resource.columns));
  const shared = useMemo(() => sharedZoneOf((rows ?? []).map(zoneOf)), [rows, zoneOf]);
  return useMemo(() => ({ zoneOf, shared }), [zoneOf, shared]);
}
