import type { Form } from '../../contract/form.ts';
import type { Task } from '../../contract/task.ts';

const requiredOf = ({ schema: { required } }: Form): readonly unknown[] =>
  Array.isArray(required) ? required : [];

/**
 * Whether a back end can do a task: it has the call, and offers what the form requires to be chosen.
 * @param missing names of operations that the back end does not have
 */
export function isFeasible(task: Pick<Task, 'operation'>, form: Form, missing: ReadonlySet<string>): boolean {
  const lookups = requiredOf(form).map((property) => form.fields[String(property)]?.reference?.operation);
  return ![task.operation, ...lookups].some((operation = '') => missing.has(operation));
}
