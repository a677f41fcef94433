import type { Row } from '../../contract/envelope.ts';
import type { EventName } from './AlarmEvent.ts';
import { covers, type Rule } from './Rule.ts';

/** Who is told, and because of what: a rule, or (empty) the interface's own setting. */
export interface Hearer {
  readonly robotUuid: string;
  readonly source: string;
}

/** What an interface's own setting is about (entity `interface`, group `alarm`). */
const ownEvents: readonly EventName[] = ['FAILED', 'BLOCKED'];

/** Who hears of an event that rules and `owner`, the interface that it happened to, have a say in. */
export function hearersOf(event: EventName, rules: readonly Rule[], owner: Row | undefined): Hearer[] {
  const byRule = rules
    .filter((rule) => rule.events.includes(event) && covers(rule, owner?.uuid))
    .map(({ uuid, robotUuid }) => ({ robotUuid, source: uuid }));
  const hearsItself = owner?.alarmEnabled === true && ownEvents.includes(event);
  return hearsItself ? [...byRule, { robotUuid: String(owner.dingDingUuid), source: '' }] : byRule;
}
