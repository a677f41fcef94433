import type { Task } from '../../contract/task.ts';
import { operationNamed } from '../api/operationNamed.ts';

/** The entity of a task's plan, whose captions the plan is shown with. */
export function planEntityOf({ name, plan }: Task): string {
  const entity = plan === undefined ? undefined : operationNamed(plan, `The task "${name}"`).entity;
  if (!entity) throw new Error(`The task "${name}" has no plan that answers with a record.`);
  return entity;
}
