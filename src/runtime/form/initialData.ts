import type { Form } from '../../contract/form.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Data } from './FormScope.ts';

/** What a form starts with: the record as it is now, or the defaults of the schema; a family's constants in both. */
export function initialData({ schema }: Form, record: Data | undefined, constants: Data): Data {
  if (record) return { ...structuredClone(record), ...constants };
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const defaults = Object.entries(properties).flatMap(([name, property]) =>
    isRecord(property) && property.default !== undefined ? [[name, property.default] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...constants };
}
