import type { Row } from '../../contract/envelope.ts';
import { defaultLocale } from '../../contract/locale.ts';
import { entityOf } from '../catalog.ts';
import { naturalKeyOf } from '../crud/documentOf.ts';
import type { Call, Service } from '../Service.ts';
import { claim, isOpen, keyOf } from './claim.ts';
import { lastInstant } from './instants.ts';
import { interfacesOf, type Zones, zonesOf } from './interfacesOf.ts';
import type { Settlement } from './Settlement.ts';
import { settleOne } from './settleOne.ts';

const log = entityOf('dailySettlementLog');

/** What nobody asks for is done by nobody, in the language of whoever took the configuration online. */
const callFor = (service: Service, config: Row): Call => {
  const companyUuid = String(config.companyUuid);
  return {
    operation: 'dailyKnotConfig.settle',
    query: {},
    body: undefined,
    login: { keyHash: '', loginId: '', companies: [companyUuid], expiresAt: new Date(0) },
    companyUuid,
    caller: '',
    say: service.phrases(String(config.language ?? defaultLocale)),
    service,
  };
};

/** The newest settlement of a configuration in each zone of its company, as far as that is after it went online and nobody has made it. */
async function openOf({ store, now }: Service, config: Row, zones: Zones): Promise<Settlement[]> {
  const companyUuid = String(config.companyUuid);
  const since = new Date(String(config.modifiedAt));
  const newest = [...new Set([zones.own, ...zones.byDc.values()])]
    .map((timeZone) => {
      const at = lastInstant(String(config.settlementTime), timeZone, now());
      return { config, companyUuid, timeZone, at };
    })
    .filter(({ at }) => at > since);
  const entries = await store.documents.findNamed(log.model.name, newest.map(keyOf), companyUuid);
  const byKey = new Map(entries.map((entry) => [naturalKeyOf(log.model, entry), entry]));
  return newest.filter((settlement) => isOpen(byKey.get(keyOf(settlement)), now()));
}

/**
 * Makes every settlement that is due and that nobody has made: of each configuration that is online, in each zone of its interfaces,
 * the newest one only, so that a service that stood still catches up once. Resolves to how many this process made.
 */
export async function settleDue(service: Service): Promise<number> {
  const { documents } = service.store;
  let made = 0;
  for (const companyUuid of await documents.companies('dailySettlementConfig')) {
    const equals = { status: 'ONLINE' };
    const { records } = await documents.list({ entity: 'dailySettlementConfig', companyUuid, equals });
    const zones = await zonesOf(documents, companyUuid);
    for (const config of records) {
      const call = callFor(service, config);
      const open = await openOf(service, config, zones);
      if (open.length === 0) continue;
      const interfaces = await interfacesOf(documents, companyUuid, config, zones);
      for (const settlement of open) {
        const own = interfaces.get(settlement.timeZone);
        const entry = own && (await claim(call, settlement));
        if (!entry) continue;
        await settleOne(call, settlement, own, entry);
        made += 1;
      }
    }
  }
  return made;
}
