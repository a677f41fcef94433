import { type Activity, statesWith } from '../../../contract/model/lifecycle.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import { quoteLiteral } from '../../platform/store/databases/Database.ts';

/** Returns the states in which the service performs an activity for records of an entity (`activities` of `x-lifecycle`). */
function activeStates(entity: string, activity: Activity): readonly string[] {
  const { lifecycle } = entityOf(entity).model;
  return lifecycle ? statesWith(lifecycle, activity) : [];
}

/** The states in which an interface accepts and fetches documents. */
export const acceptingStates = activeStates('interface', 'accept');
/** The states in which an interface delivers documents. */
export const deliveringStates = activeStates('interface', 'run');
/** The states in which a configuration makes daily settlements. */
export const settlingStates = activeStates('dailySettlementConfig', 'run');

/** SQL: the column holds one of the states. */
export const isInStatesSql = (column: string, states: readonly string[]): string =>
  `${column} = ANY (ARRAY[${states.map(quoteLiteral).join(', ')}]::text[])`;
