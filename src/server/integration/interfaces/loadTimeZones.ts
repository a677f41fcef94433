import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { isKnownTimeZone, loadInterfaceSettings } from './loadInterfaceSettings.ts';

/** Time zones of a company: of each distribution center by its code, and a default. */
export interface CompanyTimeZones {
  readonly own: string;
  readonly byDc: ReadonlyMap<string, string>;
}

/** Unknown zone names are ignored. */
export async function loadTimeZones(
  repository: RecordRepository,
  companyUuid: string,
): Promise<CompanyTimeZones> {
  const { timeZone } = await loadInterfaceSettings(repository, { uuid: companyUuid, companyUuid });
  const { records } = await repository.list({ entity: 'dc', companyUuid });
  const zones = records.flatMap((dc) =>
    isKnownTimeZone(dc.timeZone) ? [[String(dc.code), dc.timeZone] as const] : [],
  );
  return { own: timeZone, byDc: new Map(zones) };
}
