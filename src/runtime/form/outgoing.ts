import type { Form } from '../../contract/form.ts';
import { clearFlag, setFlag } from '../../contract/secretName.ts';
import { trimTexts } from '../../contract/trimTexts.ts';
import type { Data } from './FormScope.ts';

/** Whether `x-visible-when` lets a property be seen. */
export const isVisible = (form: Form, property: string, data: Data): boolean =>
  form.validators.visible[property]?.(data) ?? true;

const pick = (data: Data, properties: readonly string[]): Data =>
  Object.fromEntries(properties.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]));

/** The input without spaces around its texts; a blank text is left out. */
function trimmed(form: Form, data: Data): Data {
  const texts = trimTexts(data, form.trimmed) as Data;
  const isBlank = (name: string): boolean => texts[name] === '' && data[name] !== '';
  if (!Object.keys(texts).some(isBlank)) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isBlank(name)));
}

const secretsOf = (form: Form): string[] =>
  Object.keys(form.fields).filter((property) => form.fields[property]?.writeOnly);

/**
 * The body to send: the visible fields, without spaces around texts, the constants of a family, uuid and version of the record.
 * Values of hidden fields stay in the form, where they come back once they are shown again.
 */
export function outgoing(form: Form, data: Data, constants: Data = {}): Data {
  const visible = Object.keys(form.fields).filter((property) => isVisible(form, property, data));
  const cleared = secretsOf(form).filter(
    (secret) => data[secret] === undefined && data[clearFlag(secret)] === true,
  );
  return {
    ...pick(trimmed(form, data), ['uuid', 'version', ...visible, ...cleared.map(clearFlag)]),
    ...constants,
  };
}

/** What is validated: the same, and which secrets are set already. */
export const validated = (form: Form, data: Data, constants: Data = {}): Data => ({
  ...outgoing(form, data, constants),
  ...pick(data, secretsOf(form).map(setFlag)),
});
