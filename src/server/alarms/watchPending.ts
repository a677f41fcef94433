import { randomUUID } from 'node:crypto';
import type { Counted } from '../store/PendingQueue.ts';
import type { Standing } from '../store/StandingAlarms.ts';
import type { Tables } from '../store/Store.ts';
import type { Heard } from './AlarmEvent.ts';
import { covers, type Rule, rulesOf } from './Rule.ts';

/** An interface under the eyes of a rule. */
interface Watch {
  readonly row: Counted;
  readonly rule: Rule;
  /** Of its alarm, while that stands. */
  readonly standing: Standing | undefined;
  /** The count has reached the rule's threshold. */
  readonly isOver: boolean;
}

const hearerOf = ({ rule: { robotUuid, uuid } }: Watch) => ({ robotUuid, source: uuid });

function watched(row: Counted, rule: Rule, alarms: readonly Standing[]): Watch {
  const standing = alarms.find(
    ({ interfaceUuid, source, robotUuid }) =>
      interfaceUuid === row.uuid && source === rule.uuid && robotUuid === rule.robotUuid,
  );
  return { row, rule, standing, isOver: row.pendingCount >= rule.threshold };
}

function heardOf({ row, rule: { threshold }, standing }: Watch): Heard {
  const common = {
    eventUuid: randomUUID(),
    interfaceUuid: row.uuid,
    interfaceName: row.interfaceName,
  };
  return standing
    ? { ...common, event: 'RECOVERED', told: standing.told }
    : { ...common, event: 'PENDING_OVER', pending: row.pendingCount, threshold };
}

/**
 * Told of interfaces whose pending data was counted again, in the transaction that changed it: a rule that watches them alarms
 * once when the count reaches its threshold, and not again before it was below.
 */
export async function watchPending(
  { documents, alarmOutbox, standingAlarms }: Tables,
  companyUuid: string,
  rows: readonly Counted[],
  at: Date,
): Promise<void> {
  const rules = (await rulesOf(documents, companyUuid)).filter(({ events }) =>
    events.includes('PENDING_OVER'),
  );
  // Asked with every document: where nobody watches, what once stood is ended when somebody does again.
  if (rules.length === 0) return;
  const uuids = rows.map(({ uuid }) => uuid);
  const alarms = await standingAlarms.of(companyUuid, 'PENDING', uuids);
  const watches = rows.flatMap((row) =>
    rules.filter((rule) => covers(rule, row.uuid)).map((rule) => watched(row, rule, alarms)),
  );
  const begun = watches.filter(({ isOver, standing }) => isOver && !standing);
  const ended = watches.filter(({ isOver, standing }) => !isOver && standing);
  const told = [...begun, ...ended.filter(({ rule }) => rule.events.includes('RECOVERED'))];
  await alarmOutbox.add(told.map((watch) => ({ ...hearerOf(watch), companyUuid, at, data: heardOf(watch) })));
  await standingAlarms.begin(
    companyUuid,
    'PENDING',
    begun.map((watch) => ({ ...hearerOf(watch), interfaceUuid: watch.row.uuid })),
  );
  // An alarm whose rule is gone, or watches other things now, ends without a word.
  const lasting = new Set(watches.filter(({ isOver }) => isOver).map(({ standing }) => standing));
  await standingAlarms.end(
    companyUuid,
    'PENDING',
    alarms.filter((alarm) => !lasting.has(alarm)),
  );
}
