import type { ImportChange, ImportPlan } from '../../contract/model/importPlan.ts';
import type { FormValues } from '../fields/FormScope.ts';

/** The reason why a plan cannot run: key of the sentence, and the count in it. */
interface PlanObstacle {
  readonly key: string;
  readonly count: number;
}

export const countChanges = ({ items }: ImportPlan, change: ImportChange): number =>
  items.filter((item) => item.change === change).length;

/** The reason why a plan cannot run; undefined when it can (schemas/SPECIFICATION.md section 14.2). */
export function planObstacleOf(plan: ImportPlan, { policy }: FormValues): PlanObstacle | undefined {
  // Conflicts with the policy are among the issues; skipped records are no obstacle.
  // A task without a policy updates existing records.
  const isUpdating = policy === undefined || policy === 'overwrite';
  const done = countChanges(plan, 'CREATE') + (isUpdating ? countChanges(plan, 'UPDATE') : 0);
  const obstacles = {
    unresolved: plan.unresolved.length,
    issues: plan.issues.length,
    nothing: done === 0 ? 1 : 0,
  };
  const [found] = Object.entries(obstacles).filter(([, count]) => count > 0);
  return found && { key: `task.obstacle.${found[0]}`, count: found[1] };
}
