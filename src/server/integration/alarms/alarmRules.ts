import type { AlarmRule } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import type { AlarmEventName } from './AlarmEvent.ts';
import type { MergeSettings } from './message/aggregateWindows.ts';

/** An enabled rule of a company: the robot, the events, the interfaces and the merge settings. */
export interface EnabledAlarmRule extends MergeSettings {
  readonly uuid: string;
  readonly name: string;
  readonly robotUuid: string;
  readonly events: readonly AlarmEventName[];
  /** Empty for all interfaces. */
  readonly interfaceUuids: readonly string[];
}

function ruleOf(row: Row): EnabledAlarmRule {
  const { name, dingDingUuid, events, interfaceUuids = [], threshold, mergeSeconds } = row as Row & AlarmRule;
  return { uuid: row.uuid, name, robotUuid: dingDingUuid, events, interfaceUuids, threshold, mergeSeconds };
}

/** Returns the enabled rules of the company. */
export const loadAlarmRules = (
  { configuration, repository }: Pick<Tables, 'configuration' | 'repository'>,
  companyUuid: string,
): Promise<readonly EnabledAlarmRule[]> =>
  configuration.load(`alarm rules of ${companyUuid}`, async () => {
    const { model } = entityOf('alarmRule');
    const { records } = await repository.list({ entity: model.name, companyUuid });
    return records
      .map((row): Row => ({ ...model.defaults, ...row }))
      .filter(({ enabled }) => enabled === true)
      .map(ruleOf);
  });

/** Returns whether a rule covers an interface. An event without an interface concerns every rule. */
export const coversInterface = (
  { interfaceUuids }: EnabledAlarmRule,
  interfaceUuid: string | undefined,
): boolean =>
  interfaceUuid === undefined || interfaceUuids.length === 0 || interfaceUuids.includes(interfaceUuid);

/** A robot that gets an alarm, and the reason: a rule, or (empty) the interface's own setting. */
interface Recipient {
  readonly robotUuid: string;
  readonly source: string;
}

/** Events of an interface's own setting (entity `interface`, group `alarm`). */
const interfaceAlarmEvents: readonly AlarmEventName[] = ['FAILED', 'BLOCKED', 'RECEIVER_DOWN'];

/** Returns the recipients of an event, from the rules and from the setting of `owner`, its interface. */
export function recipientsOf(
  event: AlarmEventName,
  rules: readonly EnabledAlarmRule[],
  owner: Row | undefined,
): Recipient[] {
  const byRule = rules
    .filter((rule) => rule.events.includes(event) && coversInterface(rule, owner?.uuid))
    .map(({ uuid, robotUuid }) => ({ robotUuid, source: uuid }));
  const usesOwnSetting = owner?.alarmEnabled === true && interfaceAlarmEvents.includes(event);
  return usesOwnSetting ? [...byRule, { robotUuid: String(owner.dingDingUuid), source: '' }] : byRule;
}
