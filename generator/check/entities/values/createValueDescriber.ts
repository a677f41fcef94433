import { Ajv, type ValidateFunction } from 'ajv';
import { valueFormats } from '../../../../src/contract/validation/valueFormats.ts';
import type { SchemaSource } from '../../../load/sources/SchemaSource.ts';
import { valueKeywords } from '../../../samples/constraints.ts';

/** Returns `describeInvalidValue` of a rule context. It compiles equal constraints once. */
export function createValueDescriber(): (schema: SchemaSource, value: unknown) => string | undefined {
  const ajv = new Ajv({
    strict: false,
    formats: valueFormats,
    allErrors: true,
    // The vocabulary has checked the keywords.
    validateSchema: false,
    code: { optimize: false },
  });
  const compiled = new Map<string, ValidateFunction>();

  return (schema, value) => {
    const { oneOf } = schema;
    const own = Object.fromEntries(
      Object.entries(schema).filter(([keyword]) => valueKeywords.includes(keyword)),
    );
    if (typeof own.format === 'string' && !(own.format in valueFormats)) return undefined;
    const wanted = oneOf ? { ...own, enum: [...new Set(oneOf.map((choice) => choice.const))] } : own;
    const key = JSON.stringify(wanted);
    const validate = compiled.get(key) ?? ajv.compile(wanted);
    compiled.set(key, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
  };
}
