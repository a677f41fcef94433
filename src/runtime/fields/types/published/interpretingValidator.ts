import { validate } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { isRecord } from '../../../../contract/json/isRecord.ts';

type Schema = Parameters<typeof validate>[1];

/** Words beside `$ref` hold, and `items` may be a list of schemas, as in `External.schema`. */
const dialect = '2019-09';

/**
 * What rjsf asks while it draws a published schema: which variant a value is of. No code may be made in the page, and to compile
 * every question ahead would take twice as long with each condition, so this reads the schema. The verdict is not its business.
 */
export function interpretingValidatorOf({ definitions }: RJSFSchema): ValidatorType {
  const lookup: Record<string, Schema | boolean> = {};
  if (isRecord(definitions))
    for (const [name, schema] of Object.entries(definitions))
      lookup[`#/definitions/${name}`] = schema as Schema;
  const nothing = { errors: [], errorSchema: {} };
  return {
    validateFormData: () => nothing,
    rawValidation: () => ({}),
    isValid(schema, value) {
      if (value === undefined) return false;
      try {
        // A field that was emptied is there, and holds undefined.
        const data: unknown = JSON.parse(JSON.stringify(value));
        return validate(data, schema as Schema, dialect, lookup).valid;
      } catch {
        // A pattern that is no Unicode expression: nobody can say.
        return false;
      }
    },
  };
}
