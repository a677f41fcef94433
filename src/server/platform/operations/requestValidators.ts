import { Ajv, type Options } from 'ajv';
import type { QuerySchema } from '../../../contract/api/operation.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { SchemaViolation, Validate } from '../../../contract/model/form.ts';
import { valueFormats } from '../../../contract/validation/valueFormats.ts';
import { requests } from './catalog.ts';

const options: Options = { allErrors: true, messages: false, strictTypes: false, formats: valueFormats };
/** Query parameters arrive as strings. Validation turns them into values in place. */
const queries = new Ajv({ ...options, coerceTypes: true });
const bodies = new Ajv(options);

/**
 * Returns a validator that compiles its schema at the first call, because a process rarely gets every call. Ajv keeps
 * what it has compiled.
 */
function compileLate(ajv: Ajv, schema: object): Validate {
  const validate: Validate = (data) => {
    const compiled = ajv.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors as readonly SchemaViolation[] | null;
    return isValid;
  };
  return validate;
}

/**
 * Returns a validator that first removes optional texts without content, because they count as absent
 * (schemas/SPECIFICATION.md section 3.9).
 */
function withoutEmptyTexts(validate: Validate, { properties, required = [] }: QuerySchema): Validate {
  const optional = Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'string' && !required.includes(name) ? [name] : [],
  );
  const validateRest: Validate = (data) => {
    if (isRecord(data))
      for (const name of optional) if (data[name] === '') Reflect.deleteProperty(data, name);
    const isValid = validate(data);
    validateRest.errors = validate.errors;
    return isValid;
  };
  return validateRest;
}

interface RequestValidators {
  readonly query: Validate;
  readonly paging?: Validate;
}

/** Returns the validators of query parameters and paging body of a served operation. Throws for any other. */
export function requestValidatorsOf(operation: string): RequestValidators {
  const schemas = requests[operation];
  if (!schemas) throw new Error(`The back end of the service has no operation "${operation}".`);
  const { query, body } = schemas;
  return {
    query: withoutEmptyTexts(compileLate(queries, query), query),
    ...(body && { paging: compileLate(bodies, body) }),
  };
}
