import { isTimeZone } from '../../contract/formats.ts';
import { settingsOf } from '../exchange/settingsOf.ts';
import type { Documents } from '../store/Documents.ts';

/** What of an interface a settlement needs. */
export interface Settled {
  readonly uuid: string;
  readonly interfaceName: string;
  readonly interfaceType: string;
}

const isZone = (name: unknown): name is string => typeof name === 'string' && isTimeZone(name);

/** The time zones of a company: of each distribution center by its code, and its own for everything else. */
export interface Zones {
  readonly own: string;
  readonly byDc: ReadonlyMap<string, string>;
}

/** A name that no clock knows counts as none. */
export async function zonesOf(documents: Documents, companyUuid: string): Promise<Zones> {
  const { timeZone } = await settingsOf(documents, { uuid: companyUuid, companyUuid });
  const { records } = await documents.list({ entity: 'dc', companyUuid });
  const zones = records.flatMap((dc) =>
    isZone(dc.timeZone) ? [[String(dc.code), dc.timeZone] as const] : [],
  );
  return { own: isZone(timeZone) ? timeZone : 'UTC', byDc: new Map(zones) };
}

/** ERP and WCS are what the names of families begin with. */
export const isOfType = (family: unknown, configType: unknown): boolean =>
  String(family).startsWith(`${configType}_`);

/** The interfaces that a configuration is about, by the time zone that each is settled in. */
export async function interfacesOf(
  documents: Documents,
  companyUuid: string,
  config: Readonly<Record<string, unknown>>,
  { own, byDc }: Zones,
): Promise<ReadonlyMap<string, readonly Settled[]>> {
  const { configType, interfaceRange, interfaceUuids } = config;
  const selected =
    interfaceRange === 'SELECTED' && Array.isArray(interfaceUuids) ? interfaceUuids : undefined;
  const rows = await documents.pick(
    { entity: 'interface', companyUuid, oneOf: selected && { uuid: selected } },
    ['interfaceName', 'interfaceType', 'dcCode'],
  );
  const byZone = new Map<string, Settled[]>();
  for (const row of rows) {
    if (!isOfType(row.interfaceType, configType)) continue;
    const zone = byDc.get(String(row.dcCode)) ?? own;
    const { uuid, interfaceName, interfaceType } = row;
    const settled = { uuid, interfaceName: String(interfaceName), interfaceType: String(interfaceType) };
    const others = byZone.get(zone);
    if (others) others.push(settled);
    else byZone.set(zone, [settled]);
  }
  return byZone;
}
