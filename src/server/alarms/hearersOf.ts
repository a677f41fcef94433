import type { Row } from '../../contract/envelope.ts';
import type { AlarmRule } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import type { Documents } from '../store/Documents.ts';
import type { EventName } from './AlarmEvent.ts';

/** Who is told, and because of what: a rule, or (empty) the interface's own setting. */
export interface Hearer {
  readonly robotUuid: string;
  readonly source: string;
}

/** A rule that is enabled, with its defaults. */
export type Rule = Required<Pick<AlarmRule, 'name' | 'events' | 'threshold' | 'mergeSeconds'>> & {
  readonly uuid: string;
  readonly dingDingUuid: string;
  readonly interfaceUuids: readonly string[];
};

/** What an interface's own setting is about (entity `interface`, group `alarm`). */
const ownEvents: readonly EventName[] = ['FAILED', 'BLOCKED', 'RECOVERED'];

/** The company's rules that are enabled. */
export async function rulesOf(documents: Documents, companyUuid: string): Promise<readonly Rule[]> {
  const { records } = await documents.list({ entity: 'alarmRule', companyUuid });
  return records
    .map(
      (row) =>
        ({ interfaceUuids: [], ...entityOf('alarmRule').model.defaults, ...row }) as unknown as Rule & Row,
    )
    .filter(({ enabled }) => enabled !== false);
}

/** Whether a rule is about an interface; it names those it is about, or none for all of them. */
export const covers = ({ interfaceUuids }: Rule, interfaceUuid: string | undefined): boolean =>
  interfaceUuid === undefined || interfaceUuids.length === 0 || interfaceUuids.includes(interfaceUuid);

/** Whose setting it is that an event of this interface is told. `owner` is the interface, if the event has one. */
export function hearersOf(event: EventName, rules: readonly Rule[], owner: Row | undefined): Hearer[] {
  const byRule = rules
    .filter((rule) => rule.events.includes(event) && covers(rule, owner?.uuid))
    .map(({ uuid, dingDingUuid }) => ({ robotUuid: dingDingUuid, source: uuid }));
  const hearsItself = owner?.alarmEnabled === true && ownEvents.includes(event);
  return hearsItself ? [...byRule, { robotUuid: String(owner.dingDingUuid), source: '' }] : byRule;
}
