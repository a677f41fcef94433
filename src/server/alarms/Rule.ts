import type { Row } from '../../contract/envelope.ts';
import type { AlarmRule } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import type { Documents } from '../store/Documents.ts';
import type { EventName } from './AlarmEvent.ts';
import type { Manner } from './closedWindows.ts';

/** A rule of a company that is enabled: which robot is told what, about which interfaces, and how. */
export interface Rule extends Manner {
  readonly uuid: string;
  readonly name: string;
  readonly robotUuid: string;
  readonly events: readonly EventName[];
  /** None stands for all of them. */
  readonly interfaceUuids: readonly string[];
}

function ruleOf(row: Row): Rule {
  const { name, dingDingUuid, events, interfaceUuids = [], threshold, mergeSeconds } = row as Row & AlarmRule;
  return { uuid: row.uuid, name, robotUuid: dingDingUuid, events, interfaceUuids, threshold, mergeSeconds };
}

/** The company's rules that are enabled. */
export async function rulesOf(documents: Documents, companyUuid: string): Promise<readonly Rule[]> {
  const { model } = entityOf('alarmRule');
  const { records } = await documents.list({ entity: model.name, companyUuid });
  return records
    .map((row): Row => ({ ...model.defaults, ...row }))
    .filter(({ enabled }) => enabled === true)
    .map(ruleOf);
}

/** Whether a rule is about an interface. What concerns no interface concerns every rule. */
export const covers = ({ interfaceUuids }: Rule, interfaceUuid: string | undefined): boolean =>
  interfaceUuid === undefined || interfaceUuids.length === 0 || interfaceUuids.includes(interfaceUuid);
