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

const toQueuedEvent = ({ companyUuid: _company, at: _at, ...told }: AlarmEvent): QueuedEvent => ({
  eventUuid: randomUUID(),
  ...told,
});

/** Whether who heard of the trouble wants to hear of its end: a rule says so, an interface's own setting goes without saying. */
const wantsRecovery = (rules: readonly EnabledAlarmRule[], source: string, interfaceUuid: string): boolean =>
  source === '' ||
  rules.some(
    (rule) =>
      rule.uuid === source && rule.events.includes('RECOVERED') && coversInterface(rule, interfaceUuid),
  );

/** Ends the interface's trouble of this kind; those who heard of it, or are about to, hear of its end. */
async function raiseRecovery(tables: Tables, event: AlarmEvent): Promise<void> {
  const { companyUuid, interfaceUuid = '' } = event;
  const standing = await tables.activeAlarms.find(companyUuid, 'FAILURE', [interfaceUuid]);
  // As good as always: most documents are delivered.
  if (standing.length === 0) return;
  await tables.activeAlarms.end(companyUuid, 'FAILURE', standing);
  const rules = await loadAlarmRules(tables.repository, companyUuid);
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
 * Tells robots of what happened, by way of the outbox, in the transaction in which it happened: what is rolled back is told to
 * nobody, and nothing else is lost. Which of them is for the company's rules and the interface to say (hearersOf).
 */
export async function raiseAlarm(tables: Tables, event: AlarmEvent): Promise<void> {
  if (event.event === 'RECOVERED') return raiseRecovery(tables, event);
  const { companyUuid, interfaceUuid, at } = event;
  const rules = await loadAlarmRules(tables.repository, companyUuid);
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
