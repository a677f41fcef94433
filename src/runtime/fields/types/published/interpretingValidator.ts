import { validate } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { isRecord } from '../../../../contract/json/isRecord.ts';

type Schema = Parameters<typeof validate>[1];

/** Keywords next to `$ref` apply, and `items` may be a list of schemas, as in `PublishedSchema.schema`. */
const dialect = '2019-09';

/**
 * Answers rjsf's question which variant a value has. The page must not compile code, and compiling every
 * question ahead would double the schema with each condition, so this interprets the schema. It does not
 * validate the form.
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
        // A cleared field exists with the value undefined.
        const data: unknown = JSON.parse(JSON.stringify(value));
        return validate(data, schema as Schema, dialect, lookup).valid;
      } catch {
        // A pattern that is no Unicode expression cannot be checked.
        return false;
      }
    },
  };
}
