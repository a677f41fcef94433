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
  ...told
}: AlarmEvent): QueuedEvent => ({
  eventUuid: randomUUID(),
  ...told,
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
 * Ends the active alarms of this kind on the interface. Robots that announced one, or will, also announce the
 * recovery. An interface whose receiver is down recovers when the receiver answers, not when a filter leaves a
 * document out or documents are fetched.
 */
async function raiseRecovery(tables: Tables, event: AlarmEvent): Promise<void> {
  const { companyUuid, interfaceUuid = '' } = event;
  const standing = await tables.activeAlarms.find(companyUuid, 'FAILURE', [interfaceUuid]);
  // The usual case: most documents are delivered.
  if (standing.length === 0) return;
  if (!event.isAnswered && (await findInterface(tables, event))?.receiverDownSince) return;
  await tables.activeAlarms.end(companyUuid, 'FAILURE', standing);
  const rules = await loadAlarmRules(tables, companyUuid);
  const heard = toQueuedEvent(event);
  const lines = standing
    .filter(({ source }) => wantsRecovery(rules, source, interfaceUuid))
    .map(({ robotUuid, source, told }) => ({
      companyUuid,
      robotUuid,
      source,
      at: event.at,
      data: { ...heard, told },
    }));
  await tables.alarmOutbox.add(lines);
}

/**
 * Queues an event for robots in the outbox, in the transaction of the event: a rollback also removes the
 * alarm, and no alarm is lost. The company's rules and the interface select the robots (`recipientsOf`).
 */
export async function raiseAlarm(tables: Tables, event: AlarmEvent): Promise<void> {
  if (event.event === 'RECOVERED') return raiseRecovery(tables, event);
  const { companyUuid, interfaceUuid, at } = event;
  const rules = await loadAlarmRules(tables, companyUuid);
  const hearers = recipientsOf(event.event, rules, await findInterface(tables, event));
  const data = toQueuedEvent(event);
  await tables.alarmOutbox.add(hearers.map((hearer) => ({ ...hearer, companyUuid, at, data })));
  if (interfaceUuid === undefined) return;
  await tables.activeAlarms.begin(
    companyUuid,
    'FAILURE',
    hearers.map((hearer) => ({ ...hearer, interfaceUuid })),
  );
}
