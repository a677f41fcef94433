import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beginStep } from '../pipeline/progress.ts';
import { removeAnnotations } from './emit/rewriteSchema.ts';
import type { AnySchema } from './jsonSchemaDraft.ts';
import { type BundleContent, rootFileOf, warnOfDefinition } from './SchemaBundle.ts';

type Definitions = Readonly<Record<string, AnySchema>>;

/**
 * Returns an Ajv instance with the bundle as its schema `validate`. A part that Ajv fails at accepts every
 * value. A warning names its file and pointer.
 */
export function compileBundle(bundle: BundleContent): Ajv2020 {
  beginStep(`Compiling ${rootFileOf(bundle)}`);
  const definitions = Object.fromEntries(
    Object.entries(bundle.definitions).map(([name, schema]) => [name, removeAnnotations(schema)]),
  );
  const ajv = createAjv(bundle, definitions);
  return compileFailureOf(ajv) === undefined ? ajv : createAjv(bundle, replaceFailing(definitions, bundle));
}

/**
 * Replaces each definition that Ajv fails at by `true`, after a warning. Replaces the root if they fail only
 * together.
 */
function replaceFailing(definitions: Definitions, bundle: BundleContent): Definitions {
  const left: Record<string, AnySchema> = {};
  for (const [name, schema] of Object.entries(definitions)) {
    beginStep(`Looking for the parts of ${rootFileOf(bundle)} that Ajv cannot compile: ${name}`);
    const others = Object.fromEntries(Object.keys(definitions).map((key) => [key, true]));
    const failure = compileFailureOf(createAjv({ ...bundle, typeName: name }, { ...others, [name]: schema }));
    left[name] = failure === undefined ? schema : true;
    if (failure !== undefined) warnOfFailure(name, failure, bundle);
  }
  const together = compileFailureOf(createAjv(bundle, left));
  if (together === undefined) return left;
  warnOfFailure(bundle.typeName, together, bundle);
  return { [bundle.typeName]: true };
}

const warnOfFailure = (name: string, failure: string, bundle: BundleContent): void =>
  warnOfDefinition(
    bundle,
    name,
    `Ajv cannot compile this schema: ${failure}`,
    'Validators accept any value here until the schema is fixed.',
  );

/** Returns Ajv's error at its schema; undefined if it compiles. */
function compileFailureOf(ajv: Ajv2020): string | undefined {
  try {
    ajv.getSchema('validate');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function createAjv(
  { typeName, isUnicode }: Pick<BundleContent, 'typeName' | 'isUnicode'>,
  $defs: Definitions,
): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Already validated against the draft of the file (external/check).
    meta: false,
    validateSchema: false,
    // Schemas of partners need not satisfy Ajv's strict mode.
    strict: false,
    logger: false,
    messages: false,
    multipleOfPrecision: 8,
    // Every object inherits `constructor`; it is not part of the data.
    ownProperties: true,
    unicodeRegExp: isUnicode,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv);
  ajv.addSchema({ $id: 'validate', $ref: `#/$defs/${typeName}`, $defs });
  return ajv;
}
