import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { documentOf, naturalKeyOf } from '../crud/documentOf.ts';
import type { Call } from '../Service.ts';
import { type Documents, DuplicateError } from '../store/Documents.ts';
import { emptyTally, type Tally } from './entryOf.ts';
import { dayOf } from './instants.ts';
import type { Settlement } from './Settlement.ts';

const configuration = entityOf('dailySettlementConfig');
const log = entityOf('dailySettlementLog');

/** Milliseconds after which a settlement that shows no progress is taken for interrupted. */
const patience = 5 * 60_000;

export const leaseFrom = (now: Date): string => new Date(now.getTime() + patience).toISOString();

/** An entry of the log as it is stored; `leaseUntil` while its settlement is under way. */
export type Entry = Row & Tally;

/** What only one entry of the log can have. */
const identityOf = ({ config, timeZone, at }: Settlement) => ({
  configUuid: String(config.uuid),
  timeZone,
  day: dayOf(at, timeZone),
});

export const keyOf = (settlement: Settlement): string =>
  String(naturalKeyOf(log.model, identityOf(settlement)));

/** Whether a settlement has yet to be made: there is no entry, or one whose process ended midway. */
export const isOpen = (entry: Row | undefined, now: Date): boolean =>
  !entry || (typeof entry.leaseUntil === 'string' && new Date(entry.leaseUntil) <= now);

/** Whether the configuration is online and as it was read; until the transaction ends it stays so. */
export async function stillHolds(
  documents: Documents,
  { config, companyUuid }: Settlement,
): Promise<boolean> {
  const row = await documents.find(configuration.model.name, 'uuid', config.uuid, [companyUuid], 'share');
  return row?.status === 'ONLINE' && row.version === config.version;
}

async function claimIn(documents: Documents, call: Call, settlement: Settlement): Promise<Entry | undefined> {
  if (!(await stillHolds(documents, settlement))) return undefined;
  const { companyUuid } = call;
  const now = call.service.now();
  const leaseUntil = leaseFrom(now);
  const [entry] = await documents.findNamed(log.model.name, [keyOf(settlement)], companyUuid, 'update');
  if (!isOpen(entry, now)) return undefined;
  if (entry) {
    const taken: Entry = { ...emptyTally, ...entry, leaseUntil };
    await documents.update(documentOf(log.model, companyUuid, taken));
    return taken;
  }
  const begun = {
    uuid: randomUUID(),
    companyUuid,
    ...identityOf(settlement),
    configType: settlement.config.configType,
    time: now.toISOString(),
    message: call.say.translate('settlement.underWay'),
    ...emptyTally,
    leaseUntil,
  };
  await documents.insert(documentOf(log.model, companyUuid, begun));
  return begun;
}

/**
 * Takes a settlement for this process: its entry in the log is the claim, because there can be but one for a configuration, zone and day.
 * Resolves to the entry, or to nothing when somebody else has it or the configuration is no longer online.
 */
export async function claim(call: Call, settlement: Settlement): Promise<Entry | undefined> {
  try {
    return await call.service.store.transaction(({ documents }) => claimIn(documents, call, settlement));
  } catch (error) {
    if (error instanceof DuplicateError) return undefined;
    throw error;
  }
}
