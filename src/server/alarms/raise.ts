import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import type { Tables } from '../store/Store.ts';
import type { AlarmEvent, Heard } from './AlarmEvent.ts';
import { hearersOf } from './hearersOf.ts';
import { covers, type Rule, rulesOf } from './Rule.ts';

const ownerOf = async (
  { documents }: Tables,
  { companyUuid, interfaceUuid }: AlarmEvent,
): Promise<Row | undefined> =>
  interfaceUuid === undefined ? undefined : documents.find('interface', 'uuid', interfaceUuid, [companyUuid]);

const heardOf = ({ companyUuid: _company, at: _at, ...told }: AlarmEvent): Heard => ({
  eventUuid: randomUUID(),
  ...told,
});

/** Whether who heard of the trouble wants to hear of its end: a rule says so, an interface's own setting goes without saying. */
const wantsEnd = (rules: readonly Rule[], source: string, interfaceUuid: string): boolean =>
  source === '' ||
  rules.some(
    (rule) => rule.uuid === source && rule.events.includes('RECOVERED') && covers(rule, interfaceUuid),
  );

/** Ends the interface's trouble of this kind; those who heard of it, or are about to, hear of its end. */
async function recover(tables: Tables, event: AlarmEvent): Promise<void> {
  const { companyUuid, interfaceUuid = '' } = event;
  const standing = await tables.standingAlarms.of(companyUuid, 'FAILURE', [interfaceUuid]);
  // As good as always: most documents are delivered.
  if (standing.length === 0) return;
  await tables.standingAlarms.end(companyUuid, 'FAILURE', standing);
  const rules = await rulesOf(tables.documents, companyUuid);
  const heard = heardOf(event);
  const lines = standing
    .filter(({ source }) => wantsEnd(rules, source, interfaceUuid))
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
export async function raise(tables: Tables, event: AlarmEvent): Promise<void> {
  if (event.event === 'RECOVERED') return recover(tables, event);
  const { companyUuid, interfaceUuid, at } = event;
  const rules = await rulesOf(tables.documents, companyUuid);
  const hearers = hearersOf(event.event, rules, await ownerOf(tables, event));
  const data = heardOf(event);
  await tables.alarmOutbox.add(hearers.map((hearer) => ({ ...hearer, companyUuid, at, data })));
  if (interfaceUuid === undefined) return;
  await tables.standingAlarms.begin(
    companyUuid,
    'FAILURE',
    hearers.map((hearer) => ({ ...hearer, interfaceUuid })),
  );
}
