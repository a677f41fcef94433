import type { Form } from '../../contract/form.ts';
import { clearFlag, setFlag } from '../../contract/secretName.ts';
import type { Data } from './FormScope.ts';

/** Whether `x-visible-when` lets a property be seen. */
export const isVisible = (form: Form, property: string, data: Data): boolean =>
  form.validators.visible[property]?.(data) ?? true;

const pick = (data: Data, properties: readonly string[]): Data =>
  Object.fromEntries(properties.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]));

const secretsOf = (form: Form): string[] =>
  Object.keys(form.fields).filter((property) => form.fields[property]?.writeOnly);

/**
 * What is sent of what was typed: the visible fields, the constants of a family, and what identifies the record.
 * Values of hidden fields stay in the form, where they come back once they are shown again.
 */
export function outgoing(form: Form, data: Data, constants: Data = {}): Data {
  const visible = Object.keys(form.fields).filter((property) => isVisible(form, property, data));
  const cleared = secretsOf(form).filter(
    (secret) => data[secret] === undefined && data[clearFlag(secret)] === true,
  );
  return { ...pick(data, ['uuid', 'version', ...visible, ...cleared.map(clearFlag)]), ...constants };
}

/** What is validated: the same, and which secrets are set already. */
export const validated = (form: Form, data: Data, constants: Data = {}): Data => ({
  ...outgoing(form, data, constants),
  ...pick(data, secretsOf(form).map(setFlag)),
});
