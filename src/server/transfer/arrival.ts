import type { Plan } from '../../contract/plan.ts';
import type { Call, Handler } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Source } from './Bundle.ts';
import { carryOut } from './carryOut.ts';
import { type PlannedItem, planOf } from './planOf.ts';
import { refusedOf } from './refusedOf.ts';
import { refusePlan } from './refusePlan.ts';

/**
 * Says what would become of a bundle, and changes nothing: entity `importPlan`. A caller who names a policy is told what it
 * would refuse, too.
 */
export const planned =
  (source: Source): Handler =>
  (call) =>
    call.service.store.transaction(async ({ documents }): Promise<Plan> => {
      const { plan, items } = await planOf(call, documents, await source(call, documents));
      const { policy } = call.query;
      const refused = policy === 'fail' || policy === 'overwrite' ? refusedOf(call, items) : [];
      return { ...plan, issues: [...plan.issues, ...refused.map(({ problem }) => problem)] };
    });

/** Items that are left as they are here. Throws EXISTS, data = {problems}, when the policy leaves nothing out. */
function skippedOf(call: Call, items: readonly PlannedItem[]) {
  const refused = refusedOf(call, items);
  if (refused.length > 0 && call.query.policy !== 'skip') {
    const problems = refused.map(({ problem }) => problem);
    throw new ServiceError('EXISTS', { problem: problems[0]?.message }, { problems });
  }
  return refused.map(({ naturalKey, reason }) => ({ naturalKey, reason }));
}

/** Plans again and stores all of it or nothing, in one transaction: entity `importResult`. */
export const arrived =
  (source: Source, action: 'import' | 'copy'): Handler =>
  (call) =>
    call.service.store.transaction(async ({ documents }) => {
      const { plan, items } = await planOf(call, documents, await source(call, documents));
      refusePlan(call, plan);
      const skipped = skippedOf(call, items);
      const created = items.filter(({ change }) => change === 'CREATE');
      const updated = items.filter(({ change }) => change === 'UPDATE' && call.query.policy === 'overwrite');
      const unchanged = items.filter(({ change }) => change === 'SAME');
      await carryOut(call, documents, [...created, ...updated], action);
      return { created: created.length, updated: updated.length, unchanged: unchanged.length, skipped };
    });
