import { randomUUID } from 'node:crypto';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import type { AlarmEvent, QueuedEvent } from './AlarmEvent.ts';
import { coversInterface, type EnabledAlarmRule, loadAlarmRules, recipientsOf } from './alarmRules.ts';

const findInterface = async (
  { repository }: Tables,
  { companyUuid, interfaceUuid }: AlarmEvent,
): Promise<Row | undefined> =>
  interfaceUuid === undefined
    ? undefined
    : repository.find('interface', 'uuid', interfaceUuid, [companyUuid]);

const toQueuedEvent = ({
  companyUuid: _company,
  at: _at,
  isAnswered: _answered,
  isSourceWorking: _working,
  ...queued
}: AlarmEvent): QueuedEvent => ({
  eventUuid: randomUUID(),
  ...queued,
});

/**
 * Returns whether a recipient of the alarm also gets its recovery. A rule configures it; an interface's own
 * setting always does.
 */
const wantsRecovery = (rules: readonly EnabledAlarmRule[], source: string, interfaceUuid: string): boolean =>
  source === '' ||
  rules.some(
    (rule) =>
      rule.uuid === source && rule.events.includes('RECOVERED') && coversInterface(rule, interfaceUuid),
  );

/**
 * Returns whether an interface works again: no document of it fails, its receiver answers, and its source works. A
 * document that a filter leaves out is no answer, and neither are fetched documents.
 */
async function hasRecovered(tables: Tables, event: AlarmEvent): Promise<boolean> {
  const { companyUuid, interfaceUuid = '', isAnswered, isSourceWorking } = event;
  const row = await tables.schedules.findInterface(interfaceUuid);
  if (!isAnswered && row?.receiverDownSince) return false;
  if (!isSourceWorking && row?.pullFailedSince) return false;
  return !(await tables.documentFailures.exist(companyUuid, interfaceUuid));
}

/**
 * Adds delivered documents to the active alarms of the interface, and ends these alarms once the interface has
 * recovered. Robots that announced an alarm, or will, also announce its recovery with all of its documents.
 */
async function raiseRecovery(tables: Tables, event: AlarmEvent): Promise<void> {
  const { activeAlarms, alarmOutbox } = tables;
  const { companyUuid, interfaceUuid = '', recovered } = event;
  // Transactions that fail or deliver documents of an interface with an alarm run one after the other from here on, so
  // each finds the documents of the earlier ones.
  const active = await activeAlarms.lock(companyUuid, 'FAILURE', [interfaceUuid]);
  // The usual case: most documents are delivered.
  if (active.length === 0) return;
  if (recovered && recovered.count > 0)
    await activeAlarms.addRecovered(companyUuid, interfaceUuid, recovered);
  if (!(await hasRecovered(tables, event))) return;
  const ended = await activeAlarms.lock(companyUuid, 'FAILURE', [interfaceUuid]);
  await activeAlarms.end(companyUuid, 'FAILURE', ended);
  const rules = await loadAlarmRules(tables, companyUuid);
  const queued = toQueuedEvent(event);
  const lines = ended
    .filter(({ source }) => wantsRecovery(rules, source, interfaceUuid))
    .map(({ robotUuid, source, announced, recovered: documents }) => ({
      companyUuid,
      robotUuid,
      source,
      at: event.at,
      data: { ...queued, announced, recovered: documents },
    }));
  await alarmOutbox.add(lines);
}

/**
 * Queues an event for robots in the outbox, in the transaction of the event: a rollback also removes the
 * alarm, and no alarm is lost. The company's rules and the interface select the robots (`recipientsOf`).
 */
export async function raiseAlarm(tables: Tables, event: AlarmEvent): Promise<void> {
  if (event.event === 'RECOVERED') return raiseRecovery(tables, event);
  const { companyUuid, interfaceUuid, at } = event;
  const rules = await loadAlarmRules(tables, companyUuid);
  const recipients = recipientsOf(event.event, rules, await findInterface(tables, event));
  const data = toQueuedEvent(event);
  // A recovery at the same time comes first, so its line precedes those of the next alarm.
  if (interfaceUuid !== undefined)
    await tables.activeAlarms.begin(
      companyUuid,
      'FAILURE',
      recipients.map((recipient) => ({ ...recipient, interfaceUuid })),
    );
  await tables.alarmOutbox.add(recipients.map((recipient) => ({ ...recipient, companyUuid, at, data })));
}
