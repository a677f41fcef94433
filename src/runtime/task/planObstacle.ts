import type { ImportChange, ImportPlan } from '../../contract/model/importPlan.ts';
import type { FormValues } from '../fields/FormScope.ts';

/** Why a plan cannot be carried out: key of the sentence, and how many there are of what it speaks of. */
export interface PlanObstacle {
  readonly key: string;
  readonly count: number;
}

export const countChanges = ({ items }: ImportPlan, change: ImportChange): number =>
  items.filter((item) => item.change === change).length;

/** The reason why a plan cannot be carried out; undefined when it can (schemas/SPECIFICATION.md section 14.2). */
export function planObstacleOf(plan: ImportPlan, { policy }: FormValues): PlanObstacle | undefined {
  // What the policy refuses is among the issues; what it leaves out stands in nobody's way.
  const done = countChanges(plan, 'CREATE') + (policy === 'overwrite' ? countChanges(plan, 'UPDATE') : 0);
  const obstacles = {
    unresolved: plan.unresolved.length,
    issues: plan.issues.length,
    nothing: done === 0 ? 1 : 0,
  };
  const [found] = Object.entries(obstacles).filter(([, count]) => count > 0);
  return found && { key: `task.obstacle.${found[0]}`, count: found[1] };
}
