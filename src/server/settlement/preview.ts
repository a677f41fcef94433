import type { DailySettlementLog } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { proposedNew } from '../crud/proposed.ts';
import { refuseInvalid } from '../crud/refuseInvalid.ts';
import type { Call } from '../Service.ts';
import { counted, emptyTally } from './entryOf.ts';
import { nextInstant } from './instants.ts';
import { interfacesOf, zonesOf } from './interfacesOf.ts';
import { planOf } from './planOf.ts';
import { refuseOtherType } from './refuseOtherType.ts';

const configuration = entityOf('dailySettlementConfig');

/**
 * What a configuration, saved or not, would do the next time with the documents as they are now: ages are counted to that time, in the
 * zone of each interface. Writes nothing. `time` is the first of these instants. Throws INVALID_REQUEST for what could not be saved.
 */
export async function preview(call: Call): Promise<DailySettlementLog> {
  const { companyUuid, body, say } = call;
  const { documents } = call.service.store;
  const config = proposedNew(configuration, body);
  await refuseInvalid(call, configuration, config, documents);
  await refuseOtherType(documents, call, config);
  const now = call.service.now();
  const zones = await zonesOf(documents, companyUuid);
  const next = (timeZone: string) => nextInstant(String(config.settlementTime), timeZone, now);
  let tally = emptyTally;
  const instants: number[] = [];
  const timeZones: string[] = [];
  for (const [timeZone, interfaces] of await interfacesOf(documents, companyUuid, config, zones)) {
    const at = next(timeZone);
    const due = await planOf(documents, { config, companyUuid, timeZone, at }, interfaces);
    tally = counted(tally, due, interfaces);
    instants.push(at.getTime());
    timeZones.push(timeZone);
  }
  const word = instants.length > 0 ? 'wouldDo' : 'noInterface';
  return {
    companyUuid,
    configType: config.configType as DailySettlementLog['configType'],
    time: new Date(instants.length > 0 ? Math.min(...instants) : next(zones.own)).toISOString(),
    timeZone: timeZones.length === 1 ? timeZones[0] : undefined,
    message: say.translate(`settlement.${word}`, {
      time: config.settlementTime,
      reset: tally.resetCount,
      cancel: tally.cancelCount,
    }),
    ...tally,
  };
}
