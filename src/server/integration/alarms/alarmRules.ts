import type { Row } from '../../../contract/api/envelope.ts';
import type { AlarmRule } from '../../../generated/types.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import type { AlarmEventName } from './AlarmEvent.ts';
import type { MergeSettings } from './aggregateWindows.ts';

/** A rule of a company that is enabled: which robot is told what, about which interfaces, and how. */
export interface EnabledAlarmRule extends MergeSettings {
  readonly uuid: string;
  readonly name: string;
  readonly robotUuid: string;
  readonly events: readonly AlarmEventName[];
  /** None stands for all of them. */
  readonly interfaceUuids: readonly string[];
}

function ruleOf(row: Row): EnabledAlarmRule {
  const { name, dingDingUuid, events, interfaceUuids = [], threshold, mergeSeconds } = row as Row & AlarmRule;
  return { uuid: row.uuid, name, robotUuid: dingDingUuid, events, interfaceUuids, threshold, mergeSeconds };
}

/** The company's rules that are enabled. */
export async function loadAlarmRules(
  documents: RecordRepository,
  companyUuid: string,
): Promise<readonly EnabledAlarmRule[]> {
  const { model } = entityOf('alarmRule');
  const { records } = await documents.list({ entity: model.name, companyUuid });
  return records
    .map((row): Row => ({ ...model.defaults, ...row }))
    .filter(({ enabled }) => enabled === true)
    .map(ruleOf);
}

/** Whether a rule is about an interface. What concerns no interface concerns every rule. */
export const coversInterface = (
  { interfaceUuids }: EnabledAlarmRule,
  interfaceUuid: string | undefined,
): boolean =>
  interfaceUuid === undefined || interfaceUuids.length === 0 || interfaceUuids.includes(interfaceUuid);

/** Who is told, and because of what: a rule, or (empty) the interface's own setting. */
export interface Recipient {
  readonly robotUuid: string;
  readonly source: string;
}

/** What an interface's own setting is about (entity `interface`, group `alarm`). */
const interfaceAlarmEvents: readonly AlarmEventName[] = ['FAILED', 'BLOCKED'];

/** Who hears of an event that rules and `owner`, the interface that it happened to, have a say in. */
export function recipientsOf(
  event: AlarmEventName,
  rules: readonly EnabledAlarmRule[],
  owner: Row | undefined,
): Recipient[] {
  const byRule = rules
    .filter((rule) => rule.events.includes(event) && coversInterface(rule, owner?.uuid))
    .map(({ uuid, robotUuid }) => ({ robotUuid, source: uuid }));
  const hearsItself = owner?.alarmEnabled === true && interfaceAlarmEvents.includes(event);
  return hearsItself ? [...byRule, { robotUuid: String(owner.dingDingUuid), source: '' }] : byRule;
}
