import type { DailySettlementLog } from '#generated/types.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { assertValid } from '../../platform/records/checks/assertValid.ts';
import { sanitizeNew } from '../../platform/records/rows/sanitizeInput.ts';
import { loadTimeZones } from '../interfaces/loadTimeZones.ts';
import { addToTally, emptyTally } from './claimSettlement.ts';
import {
  assertSameInterfaceType,
  findSettlementInterfaces,
  groupByPending,
} from './findSettlementInterfaces.ts';
import { nextInstant } from './instants.ts';
import { planSettlement } from './Settlement.ts';

const configuration = entityOf('dailySettlementConfig');

/**
 * Returns the effect of a configuration, saved or not, at its next time on the current documents. Ages are
 * counted to that time, in the zone of each interface. Writes nothing. `time` is the first of these instants.
 * Throws INVALID_REQUEST for an invalid configuration.
 */
export async function previewSettlement(call: OperationCall): Promise<DailySettlementLog> {
  const { companyUuid, body, phrases } = call;
  const { repository } = call.service.store;
  const config = sanitizeNew(configuration, body);
  await assertValid(call, configuration, config, repository);
  await assertSameInterfaceType(repository, call, config);
  const now = call.service.now();
  const zones = await loadTimeZones(repository, companyUuid);
  const next = (timeZone: string) => nextInstant(String(config.settlementTime), timeZone, now);
  let tally = emptyTally;
  const instants: number[] = [];
  const timeZones: string[] = [];
  for (const [timeZone, interfaces] of await findSettlementInterfaces(
    repository,
    companyUuid,
    config,
    zones,
  )) {
    const at = next(timeZone);
    for (const group of groupByPending(interfaces)) {
      const due = await planSettlement(repository, { config, companyUuid, timeZone, at }, group);
      tally = addToTally(tally, due, group);
    }
    instants.push(at.getTime());
    timeZones.push(timeZone);
  }
  const word = instants.length > 0 ? 'wouldDo' : 'noInterface';
  return {
    companyUuid,
    configType: config.configType as DailySettlementLog['configType'],
    time: new Date(instants.length > 0 ? Math.min(...instants) : next(zones.own)).toISOString(),
    timeZone: timeZones.length === 1 ? timeZones[0] : undefined,
    message: phrases.translate(`settlement.${word}`, {
      time: config.settlementTime,
      zones: timeZones,
      reset: tally.resetCount,
      cancel: tally.cancelCount,
    }),
    ...tally,
  };
}
