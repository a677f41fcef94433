import type { Change, Plan } from '../../contract/plan.ts';
import type { Data } from '../form/FormScope.ts';

/** Why a plan cannot be carried out: key of the sentence, and how many there are of what it speaks of. */
export interface Obstacle {
  readonly key: string;
  readonly count: number;
}

export const countOf = ({ items }: Plan, change: Change): number =>
  items.filter((item) => item.change === change).length;

/** The reason why a plan cannot be carried out; undefined when it can (schemas/SPECIFICATION.md section 14.2). */
export function obstacleOf(plan: Plan, { policy }: Data): Obstacle | undefined {
  // What the policy refuses is among the issues; what it leaves out stands in nobody's way.
  const done = countOf(plan, 'CREATE') + (policy === 'overwrite' ? countOf(plan, 'UPDATE') : 0);
  const obstacles = {
    unresolved: plan.unresolved.length,
    issues: plan.issues.length,
    nothing: done === 0 ? 1 : 0,
  };
  const [found] = Object.entries(obstacles).filter(([, count]) => count > 0);
  return found && { key: `task.obstacle.${found[0]}`, count: found[1] };
}
