import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import type { Standing } from '../store/StandingAlarms.ts';
import type { Tables } from '../store/Store.ts';
import type { Heard } from './AlarmEvent.ts';
import { covers, type Rule, rulesOf } from './hearersOf.ts';

const isOf = ({ uuid }: Row, { uuid: rule, dingDingUuid }: Rule) => {
  const same = (standing: Standing): boolean =>
    standing.interfaceUuid === uuid && standing.source === rule && standing.robotUuid === dingDingUuid;
  return same;
};

/** What the new count of an interface means for a rule: an alarm begins, or the one that stands is over. */
function changeOf(row: Row, rule: Rule, standing: Standing | undefined): 'begins' | 'ends' | undefined {
  const isOver = Number(row.pendingCount) >= rule.threshold;
  if (isOver) return standing ? undefined : 'begins';
  return standing && 'ends';
}

function heardOf(row: Row, rule: Rule, standing: Standing | undefined): Heard {
  const common = {
    eventUuid: randomUUID(),
    interfaceUuid: row.uuid,
    interfaceName: String(row.interfaceName),
  };
  return standing
    ? { ...common, event: 'RECOVERED', told: standing.told }
    : { ...common, event: 'PENDING_OVER', pending: Number(row.pendingCount), threshold: rule.threshold };
}

/**
 * Told of interfaces whose pending data was counted again, in the transaction that changed it: a rule that watches them alarms
 * once when the count reaches its threshold, and not again before it was below.
 */
export async function watchPending(
  tables: Tables,
  companyUuid: string,
  rows: readonly Row[],
  at: Date,
): Promise<void> {
  const rules = (await rulesOf(tables.documents, companyUuid)).filter(({ events }) =>
    events.includes('PENDING_OVER'),
  );
  const uuids = rows.map(({ uuid }) => uuid);
  const standing = await tables.standingAlarms.of(companyUuid, 'PENDING', uuids);
  const watched = rows.flatMap((row) =>
    rules.filter((rule) => covers(rule, row.uuid)).map((rule) => ({ row, rule })),
  );
  const kept = new Set<Standing>();
  const begun = [];
  const lines = [];
  for (const { row, rule } of watched) {
    const before = standing.find(isOf(row, rule));
    const change = changeOf(row, rule, before);
    const hearer = { robotUuid: rule.dingDingUuid, source: rule.uuid };
    if (before && change !== 'ends') kept.add(before);
    if (change === 'begins') begun.push({ ...hearer, interfaceUuid: row.uuid });
    if (change === 'begins' || (change === 'ends' && rule.events.includes('RECOVERED'))) {
      lines.push({ ...hearer, companyUuid, at, data: heardOf(row, rule, before) });
    }
  }
  await tables.alarmOutbox.add(lines);
  await tables.standingAlarms.begin(companyUuid, 'PENDING', begun);
  // Also those whose rule is gone, or watches other things now.
  await tables.standingAlarms.end(
    companyUuid,
    'PENDING',
    standing.filter((one) => !kept.has(one)),
  );
}
