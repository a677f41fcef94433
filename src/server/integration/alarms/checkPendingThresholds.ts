import { randomUUID } from 'node:crypto';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import type { QueuedEvent } from './AlarmEvent.ts';
import { coversInterface, type EnabledAlarmRule, loadAlarmRules } from './alarmRules.ts';
import type { ActiveAlarm } from './store/ActiveAlarms.ts';

/** An interface with new counts. */
export interface CountedInterface {
  readonly uuid: string;
  readonly companyUuid: string;
  readonly interfaceName: string;
  readonly pendingCount: number;
  readonly blockedCount: number;
  /** This change has paused it, because its receiver is down. */
  readonly hasPaused: boolean;
  readonly failureReason: string | null;
}

/** An interface that a rule watches. */
interface WatchedInterface {
  readonly row: CountedInterface;
  readonly rule: EnabledAlarmRule;
  /** Its alarm, if one is active. */
  readonly active: ActiveAlarm | undefined;
  /** The count has reached the rule's threshold. */
  readonly isOver: boolean;
}

const recipientOf = ({ rule: { robotUuid, uuid } }: WatchedInterface) => ({ robotUuid, source: uuid });

function createWatch(
  row: CountedInterface,
  rule: EnabledAlarmRule,
  alarms: readonly ActiveAlarm[],
): WatchedInterface {
  const active = alarms.find(
    ({ interfaceUuid, source, robotUuid }) =>
      interfaceUuid === row.uuid && source === rule.uuid && robotUuid === rule.robotUuid,
  );
  return { row, rule, active, isOver: row.pendingCount >= rule.threshold };
}

function toQueuedEvent({ row, rule: { threshold }, active }: WatchedInterface): QueuedEvent {
  const common = {
    eventUuid: randomUUID(),
    interfaceUuid: row.uuid,
    interfaceName: row.interfaceName,
  };
  return active
    ? { ...common, event: 'RECOVERED', kind: 'PENDING', announced: active.announced }
    : { ...common, event: 'PENDING_OVER', pending: row.pendingCount, threshold };
}

/**
 * Runs after pending data of interfaces was counted, in the same transaction. A rule raises one alarm when
 * the count reaches its threshold. It raises the next one only after the count was below.
 */
export async function checkPendingThresholds(
  tables: Tables,
  companyUuid: string,
  rows: readonly CountedInterface[],
  at: Date,
): Promise<void> {
  const { alarmOutbox, activeAlarms } = tables;
  const rules = (await loadAlarmRules(tables, companyUuid)).filter(({ events }) =>
    events.includes('PENDING_OVER'),
  );
  // Runs for every document. Without rules, old alarms end when a rule applies again.
  if (rules.length === 0) return;
  const uuids = rows.map(({ uuid }) => uuid);
  const alarms = await activeAlarms.lock(companyUuid, 'PENDING', uuids);
  const watches = rows.flatMap((row) =>
    rules.filter((rule) => coversInterface(rule, row.uuid)).map((rule) => createWatch(row, rule, alarms)),
  );
  const begun = watches.filter(({ isOver, active }) => isOver && !active);
  const ended = watches.filter(({ isOver, active }) => !isOver && active);
  const raised = [...begun, ...ended.filter(({ rule }) => rule.events.includes('RECOVERED'))];
  await alarmOutbox.add(
    raised.map((watch) => ({ ...recipientOf(watch), companyUuid, at, data: toQueuedEvent(watch) })),
  );
  await activeAlarms.begin(
    companyUuid,
    'PENDING',
    begun.map((watch) => ({ ...recipientOf(watch), interfaceUuid: watch.row.uuid })),
  );
  // An alarm ends without a message if its rule was removed or now applies to other interfaces.
  const lasting = new Set(watches.filter(({ isOver }) => isOver).map(({ active }) => active));
  await activeAlarms.end(
    companyUuid,
    'PENDING',
    alarms.filter((alarm) => !lasting.has(alarm)),
  );
}
