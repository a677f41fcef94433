import type { Form } from '../../contract/form.ts';
import type { Task } from '../../contract/task.ts';
import type { Args } from '../api/buildRequest.ts';
import type { Data } from '../form/FormScope.ts';

/** Widgets whose text is JSON: it travels as what it says. */
const jsonWidgets: readonly (string | undefined)[] = ['json', 'file'];

/**
 * What the operations of a task are called with: its properties are their parameters by name, and one may be the body.
 * Undefined while that one's text is no JSON: there is nothing to send then.
 */
export function taskArgs({ bodyProperty: body }: Task, { fields }: Form, data: Data): Args | undefined {
  if (body === undefined) return data;
  const { [body]: content, ...parameters } = data;
  if (typeof content !== 'string' || !jsonWidgets.includes(fields[body]?.widget))
    return { ...parameters, body: content };
  try {
    return { ...parameters, body: JSON.parse(content) };
  } catch {
    return undefined;
  }
}
