import type { ErrorSchema } from '@rjsf/utils';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import type { Form } from '../../contract/form.ts';
import type { Translate } from '../../contract/phrases.ts';
import type { Problem } from '../../contract/violations.ts';
import { choices } from '../fields/choices/choices.ts';
import type { Data } from './FormScope.ts';

/** One control shows all values of such a list: the problem of one value is shown there, with the value. */
function placed({ field, message }: Problem, { fields }: Form, data: Data, t: Translate): Problem {
  const [name = '', index, ...rest] = field.split('.');
  const list = fields[name];
  if (!list || !choices.applies(list) || index === undefined || rest.length > 0) return { field, message };
  const values = data[name];
  const value = Array.isArray(values) ? String(values[Number(index)] ?? '').trim() : '';
  return { field: name, message: value === '' ? message : t('form.ofValue', { value, problem: message }) };
}

/** Problems as rjsf wants them: a tree by property, the first message of each field only. */
export function errorSchemaOf(
  problems: readonly Problem[],
  form: Form,
  data: Data,
  t: Translate,
): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  const told = new Set<string>();
  for (const problem of problems) {
    const { field, message } = placed(problem, form, data, t);
    if (told.has(field)) continue;
    told.add(field);
    builder.addErrors(message, field === '' ? [] : field.split('.'));
  }
  return builder.ErrorSchema;
}
