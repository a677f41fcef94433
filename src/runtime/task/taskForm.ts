import type { Form } from '../../contract/model/form.ts';
import type { Resource } from '../../contract/model/resource.ts';
import type { Task } from '../../contract/model/task.ts';
import type { OperationArgs } from '../api/buildRequest.ts';
import { getOperation } from '../api/operations.ts';
import { fileTimestamp } from '../core/files/saveFile.ts';
import type { FormValues } from '../fields/FormScope.ts';
import { fieldTypeOf } from '../fields/registry.ts';

/**
 * The arguments of a task's operations: its properties by name, one of which may be the body, or the body that
 * is the whole form. Undefined while the body's text is invalid JSON.
 */
export function taskArgsOf(
  { name, operation, bodyProperty }: Task,
  { entity, fields }: Form,
  data: FormValues,
): OperationArgs | undefined {
  if (bodyProperty === undefined)
    return getOperation(operation, `The task "${name}"`).body === entity ? { body: data } : data;
  const { [bodyProperty]: content, ...parameters } = data;
  const field = fields[bodyProperty];
  if (typeof content !== 'string' || !field || !fieldTypeOf(field, entity, [bodyProperty]).holdsJson)
    return { ...parameters, body: content };
  try {
    return { ...parameters, body: JSON.parse(content) };
  } catch {
    return undefined;
  }
}

/** The filters that a task's form sets on its selection list: the properties that are filters there. */
export function formFiltersOf(
  { fields }: Form,
  { filters }: Resource,
  data: FormValues,
): Record<string, string> {
  const given = filters.map(({ property }) => [property, data[property]] as const);
  return Object.fromEntries(
    given.flatMap(([property, value]) =>
      property in fields && value !== undefined && value !== '' ? [[property, String(value)]] : [],
    ),
  );
}

const requiredOf = ({ schema: { required } }: Form): readonly unknown[] =>
  Array.isArray(required) ? required : [];

/**
 * True if the back end supports a task: it has the operation, and the look-ups of required fields.
 * @param missing names of operations that the back end does not have
 */
export function isTaskAvailable(
  task: Pick<Task, 'operation'>,
  form: Form,
  missing: ReadonlySet<string>,
): boolean {
  const lookups = requiredOf(form).map((property) => form.fields[String(property)]?.reference?.operation);
  return ![task.operation, ...lookups].some((operation = '') => missing.has(operation));
}

/**
 * Name of the exported file: its content, the filters (a distribution center, an owner), the time.
 * `interfaces-SH-20261121-0640.json`
 */
export function taskFileName(
  { targetEntity }: Task,
  { fields }: Form,
  data: FormValues,
  now = new Date(),
): string {
  const narrowed = Object.entries(fields).flatMap(([property, { reference }]) =>
    reference && typeof data[property] === 'string' ? [data[property]] : [],
  );
  const words = [`${targetEntity}s`, ...narrowed].map((word) => word.replaceAll(/[^\p{L}\p{N}_]+/gu, '_'));
  return `${[...words, fileTimestamp(now)].join('-')}.json`;
}
