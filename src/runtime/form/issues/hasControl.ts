import type { Form } from '../../../contract/model/form.ts';
import type { Field } from '../../../contract/model/resource.ts';
import type { FieldGroup, FormValues } from '../../fields/FormScope.ts';
import { isVisible } from '../payload.ts';

/** True if a field shows the problem at a path below it. A row has no place of its own, only its fields have. */
function showsPart(field: Field | undefined, value: unknown, path: readonly string[]): boolean {
  const [part, ...rest] = path;
  if (field === undefined) return false;
  if (part === undefined || field.external !== undefined) return true;
  if (!Array.isArray(value)) {
    const values = value as FormValues | undefined;
    return showsPart(field.fields?.[part], values?.[part], rest);
  }
  if (!(part in value)) return false;
  if (!field.fields) return rest.length === 0;
  const [name = '', ...below] = rest;
  return showsPart(field.fields[name], value[Number(part)]?.[name], below);
}

/** True if the form shows the problem of a property path, such as `lines.0.name`, at a control. */
export function hasControl(
  field: string,
  form: Form,
  layout: readonly FieldGroup[],
  data: FormValues,
): boolean {
  const [name = '', ...rest] = field.split('.');
  const isShown = layout.some(({ properties }) => properties.includes(name)) && isVisible(form, name, data);
  return isShown && showsPart(form.fields[name], data[name], rest);
}
