import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { FieldReference } from '../../../contract/model/resource.ts';
import { getOperation } from '../../api/operations.ts';
import { useSession } from '../../api/sessionStore.ts';
import { useOperation } from '../../api/useOperation.ts';
import { defaultTimeZone } from '../../core/catalog.ts';
import { buildLookup } from '../types/reference/lookup.ts';
import { readStoredZones, storeZones } from './storedZones.ts';
import {
  browserTimeZone,
  type ReferencedZones,
  type ZoneSource,
  zoneOf,
  zoneOrBrowser,
  zonesIn,
} from './zoneOf.ts';

/** The time zone of instants, and where its name is shown. */
export interface ShownZone {
  /** IANA name; undefined while it is unknown. */
  readonly timeZone: string | undefined;
  /** A header or title names the zone, so the values do not repeat it. */
  readonly isZoneNamed: boolean;
}

/** Undefined outside of the console's pages: the browser's zone. */
const ShownZoneContext = createContext<ShownZone | undefined>(undefined);

interface InTimeZoneProps {
  readonly timeZone: string | undefined;
  readonly isZoneNamed?: boolean;
  readonly children: ReactNode;
}

/** Shows the instants below in a time zone. */
export function InTimeZone({ timeZone, isZoneNamed = false, children }: InTimeZoneProps): ReactNode {
  const shown = useMemo(() => ({ timeZone, isZoneNamed }), [timeZone, isZoneNamed]);
  return <ShownZoneContext value={shown}>{children}</ShownZoneContext>;
}

/** The time zone of the instants at this place. */
export const useShownZone = (): ShownZone =>
  use(ShownZoneContext) ?? { timeZone: browserTimeZone(), isZoneNamed: false };

/** The same for texts that always name the zone: the browser's while it is unknown. */
export const useTextZone = (): string => useShownZone().timeZone ?? browserTimeZone();

/** Shows instants in the time zone of the company's settings, unless a record below has its own. */
export function DefaultTimeZone({ children }: { readonly children: ReactNode }): ReactNode {
  const company = useSession()?.companyUuid;
  const { operation = '', property = '' } = defaultTimeZone ?? {};
  const { data, error } = useOperation(operation, company && defaultTimeZone ? {} : null, {
    inline: true,
    afterPaint: true,
    isSilent: true,
  });
  const stored = useMemo(() => readStoredZones(company).default, [company]);
  const read = isRecord(data) ? zoneOrBrowser(data[property]) : undefined;
  useEffect(() => {
    if (read && company) storeZones(company, { default: read });
  }, [read, company]);
  const fallback = error || !defaultTimeZone ? browserTimeZone() : undefined;
  return <InTimeZone timeZone={read ?? stored ?? fallback}>{children}</InTimeZone>;
}

/** The zones of the records that a reference may name; undefined until known. */
function useReferencedZones(reference: FieldReference | undefined): ReferencedZones | undefined {
  const session = useSession();
  const company = session?.companyUuid;
  const { operation = '' } = reference ?? {};
  const args = reference && buildLookup(reference, getOperation(operation, 'x-reference'), {}, session).args;
  const { data, error } = useOperation(operation, args ?? null, { inline: true, afterPaint: true });
  const read = useMemo(
    () => (reference && data !== undefined ? zonesIn(reference, data) : undefined),
    [reference, data],
  );
  const stored = useMemo(() => readStoredZones(company).byReference?.[operation], [company, operation]);
  useEffect(() => {
    if (read && company) storeZones(company, { byReference: { [operation]: read } });
  }, [read, company, operation]);
  return read ?? stored ?? (error || !args ? noZones : undefined);
}

const noZones: ReferencedZones = {};

/** Returns the time zone of a record; undefined while it is unknown. */
export type ZoneReader = (record: Readonly<Record<string, unknown>>) => string | undefined;

/** A reader of the zones of one kind of record. The zone of this place applies to records without one. */
export function useZoneReader(source: ZoneSource): ZoneReader {
  const { timeZone } = useShownZone();
  const zones = useReferencedZones(source.reference);
  return useCallback((record) => zoneOf(source, record, zones, timeZone), [source, zones, timeZone]);
}
