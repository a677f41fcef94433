import { choiceKey } from '../../contract/labelKey.ts';
import type { Plan } from '../../contract/plan.ts';
import type { Call } from '../Service.ts';
import { invalidRequest, ServiceError } from '../ServiceError.ts';

/**
 * Throws when a plan cannot be carried out, whatever is done about interfaces that exist: the caller saw another plan
 * (PLAN_CHANGED, data = this one), items that are not valid here (INVALID_REQUEST), or references that nothing here
 * answers to (UNRESOLVED, data = {unresolved}).
 */
export function refusePlan({ say, query }: Call, plan: Plan): void {
  if (query.planHash && query.planHash !== plan.planHash) throw new ServiceError('PLAN_CHANGED', {}, plan);
  if (plan.issues.length > 0) throw invalidRequest(plan.issues);
  const { unresolved } = plan;
  if (unresolved.length === 0) return;
  const names = unresolved.map(({ kind, uuid, name }) => {
    const caption = say.translate(choiceKey('importPlan', ['unresolved', 'kind'], kind));
    return `${caption} ${name || uuid}`;
  });
  throw new ServiceError('UNRESOLVED', { names: names.join(', ') }, { unresolved });
}
