import type { Row } from '../../../contract/api/envelope.ts';
import { logError } from '../../platform/base/log.ts';
import { defaultLocale } from '../../platform/base/servicePhrases.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall, ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { sessionlessLogin } from '../../platform/store/Accounts.ts';
import { naturalKeyOf } from '../../platform/store/records/KeyedRecord.ts';
import { settlingStates } from '../interfaces/activeStates.ts';
import { type CompanyTimeZones, loadTimeZones } from '../interfaces/loadTimeZones.ts';
import { claimSettlement, isStillDue, settlementKeyOf } from './claimSettlement.ts';
import { findSettlementInterfaces } from './findSettlementInterfaces.ts';
import { lastInstant } from './instants.ts';
import { runSettlement } from './runSettlement.ts';
import type { Settlement } from './Settlement.ts';

const log = entityOf('dailySettlementLog');

/** Creates a call without an operator. */
const createCall = (service: ServiceContext, companyUuid: string): OperationCall => ({
  operation: 'dailyKnotConfig.settle',
  query: {},
  body: undefined,
  login: sessionlessLogin([companyUuid]),
  companyUuid,
  callerAddress: '',
  origin: '',
  phrases: service.phrasesOf(defaultLocale),
  service,
});

/**
 * Returns the newest settlement of a configuration in each zone of its company, if it is later than going
 * online and not made yet.
 */
async function findDueSettlements(
  { store, now }: ServiceContext,
  config: Row,
  zones: CompanyTimeZones,
): Promise<Settlement[]> {
  const companyUuid = String(config.companyUuid);
  const since = new Date(String(config.modifiedAt));
  const newest = [...new Set([zones.own, ...zones.byDc.values()])]
    .map((timeZone) => {
      const at = lastInstant(String(config.settlementTime), timeZone, now());
      return { config, companyUuid, timeZone, at };
    })
    .filter(({ at }) => at > since);
  const entries = await store.repository.findByNaturalKeys(
    log.model.name,
    newest.map(settlementKeyOf),
    companyUuid,
  );
  const byKey = new Map(entries.map((entry) => [naturalKeyOf(log.model, entry), entry]));
  return newest.filter((settlement) => isStillDue(byKey.get(settlementKeyOf(settlement)), now()));
}

/** Makes the due settlements of one configuration. */
async function runConfiguration(call: OperationCall, config: Row, zones: CompanyTimeZones): Promise<void> {
  const { service, companyUuid } = call;
  const open = await findDueSettlements(service, config, zones);
  if (open.length === 0) return;
  const { repository } = service.store;
  const interfaces = await findSettlementInterfaces(repository, companyUuid, config, zones);
  for (const settlement of open) {
    const own = interfaces.get(settlement.timeZone);
    const entry = own && (await claimSettlement(call, settlement));
    if (entry) await runSettlement(call, settlement, own, entry);
  }
}

/**
 * Makes all due settlements: for each configuration that settles, and each zone of its interfaces only the newest
 * one, so that a stopped service catches up once. A configuration whose settlement cannot begin does not stop the
 * others, and is tried again a minute later.
 */
export async function runDueSettlements(service: ServiceContext): Promise<void> {
  const { repository } = service.store;
  for (const companyUuid of await repository.findCompanies('dailySettlementConfig')) {
    const oneOf = { status: settlingStates };
    const { records } = await repository.list({ entity: 'dailySettlementConfig', companyUuid, oneOf });
    const zones = await loadTimeZones(repository, companyUuid);
    const call = createCall(service, companyUuid);
    for (const config of records)
      await runConfiguration(call, config, zones).catch((error: unknown) =>
        logError('Daily settlement', error, { configUuid: config.uuid }),
      );
  }
}

/** Every minute, the resolution of settlement times. */
const everyMinute = '* * * * *';

export async function startSettlement(jobs: Jobs, service: ServiceContext): Promise<void> {
  await jobs.work('daily-settlement', () => runDueSettlements(service));
  await jobs.schedule('daily-settlement', everyMinute);
}
