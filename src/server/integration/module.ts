import type { Row } from '../../contract/api/envelope.ts';
import { closeAll } from '../platform/base/closeAll.ts';
import type { ServiceModule } from '../platform/operations/ServiceModule.ts';
import { startAlarms } from './alarms/deliverDueMessages.ts';
import { ActiveAlarms } from './alarms/store/ActiveAlarms.ts';
import { AlarmOutbox } from './alarms/store/AlarmOutbox.ts';
import { RobotRateLimiter } from './alarms/store/RobotRateLimiter.ts';
import { createSampleRecords } from './basicData.ts';
import { demo } from './demo/demo.ts';
import { IdempotencyKeys } from './exchange/accept/IdempotencyKeys.ts';
import { SendPace } from './exchange/dispatch/SendPace.ts';
import { DocumentFailures } from './exchange/document/DocumentFailures.ts';
import { DocumentQueue } from './exchange/queue/DocumentQueue.ts';
import { ExchangeQueue } from './exchange/queue/ExchangeQueue.ts';
import { InterfaceCounts } from './exchange/queue/InterfaceCounts.ts';
import { startExchange } from './exchange/startExchange.ts';
import { bodies, handlers } from './handlers.ts';
import { HealthProblems } from './health/HealthProblems.ts';
import { InterfaceHealth } from './health/InterfaceHealth.ts';
import { startHealth } from './health/queryHealth.ts';
import { Throughput } from './health/Throughput.ts';
import { PartnerKeySecrets } from './inbound/keys/PartnerKeySecrets.ts';
import type { InboundOutcome } from './inbound/receiveDocument.ts';
import { receivers, registerInbound } from './inbound/registerInbound.ts';
import { offeredCodes } from './interfaces/choices.ts';
import { recordChecks } from './recordChecks.ts';
import { Relay } from './relay/Relay.ts';
import { Schedules } from './schedule/Schedules.ts';
import { startSchedules, startSubscriptions } from './schedule/startSchedules.ts';
import { endFormerLeases } from './schedule/withLease.ts';
import { startSettlement } from './settlement/runDueSettlements.ts';
import { moveCredentials } from './transport/endpoint/moveCredentials.ts';
import { partnerChecks } from './transport/partnerChecks.ts';
import { Transports } from './transport/Transports.ts';

declare module '../platform/store/ServiceStore.ts' {
  interface Tables {
    readonly alarmOutbox: AlarmOutbox;
    readonly activeAlarms: ActiveAlarms;
    readonly robotRateLimiter: RobotRateLimiter;
    readonly idempotencyKeys: IdempotencyKeys;
    readonly partnerKeySecrets: PartnerKeySecrets;
    readonly documentQueue: DocumentQueue;
    readonly documentFailures: DocumentFailures;
    readonly interfaceCounts: InterfaceCounts;
    readonly sendPace: SendPace;
    readonly throughput: Throughput;
    readonly interfaceHealth: InterfaceHealth;
    readonly healthProblems: HealthProblems;
    readonly schedules: Schedules;
  }
}

declare module '../platform/operations/ServiceContext.ts' {
  interface ServiceContext {
    readonly relay: Relay;
    /** The queue of documents. */
    readonly exchange: ExchangeQueue;
    /** Transports that carry documents. */
    readonly transports: Transports;
  }
  interface ServiceVariables {
    /** The generated API key of the caller. */
    partnerKey?: Row;
    /** The interfaces that an inbound call concerns, as soon as they are known. */
    concerned?: readonly Row[];
    /** The answers of interfaces to the call's document, by interface. */
    outcomes?: ReadonlyMap<string, InboundOutcome>;
  }
}

/** The exchange of documents between a warehouse and its partners (README.md). */
export const integration: ServiceModule = {
  handlers,
  bodies,
  routes: { operations: Object.keys(receivers), register: registerInbound },
  offeredCodes,
  recordChecks,
  relatedChecks: partnerChecks,
  createSampleRecords,
  demo,
  cachedEntities: [
    'alarmRule',
    'partnerKey',
    'auth',
    'dataSource',
    'dc',
    'erp',
    'globalConfig',
    'interface',
    'securityConfig',
  ],
  createTables: (sql) => ({
    alarmOutbox: new AlarmOutbox(sql),
    activeAlarms: new ActiveAlarms(sql),
    robotRateLimiter: new RobotRateLimiter(sql),
    idempotencyKeys: new IdempotencyKeys(sql),
    partnerKeySecrets: new PartnerKeySecrets(sql),
    documentQueue: new DocumentQueue(sql),
    documentFailures: new DocumentFailures(sql),
    interfaceCounts: new InterfaceCounts(sql),
    sendPace: new SendPace(sql),
    throughput: new Throughput(sql),
    interfaceHealth: new InterfaceHealth(sql),
    healthProblems: new HealthProblems(sql),
    schedules: new Schedules(sql),
  }),
  createServices(service) {
    const transports = new Transports(service.network);
    const exchange = new ExchangeQueue(service);
    const close = (): Promise<void> => closeAll([() => transports.close(), () => exchange.close()]);
    return { services: { relay: new Relay(service.network), transports, exchange }, close };
  },
  async startJobs(jobs, service, exclusiveSince) {
    await moveCredentials(service);
    await startHealth(jobs, service);
    await startSettlement(jobs, service);
    await startAlarms(jobs, service);
    const stopExchange = await startExchange(jobs, service, exclusiveSince);
    if (exclusiveSince) await endFormerLeases(service, exclusiveSince);
    const stopPauses = await startSchedules(jobs, service);
    const stopSubscriptions = await startSubscriptions(service);
    return () => closeAll([stopExchange, stopSubscriptions, stopPauses]);
  },
};
