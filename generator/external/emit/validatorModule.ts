import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { generatedHeader, importTypeLine, type Output } from '../../emit/Output.ts';
import type { AnySchema } from '../jsonSchemaDraft.ts';
import type { SchemaBundle } from '../SchemaBundle.ts';
import { warnOfDefinition } from '../SchemaBundle.ts';
import { removeAnnotations } from './rewriteSchema.ts';

const declaration = `${generatedHeader}${importTypeLine('Validate', '../../../contract/model/form.ts')}

export declare const validate: Validate;
`;

type Definitions = Readonly<Record<string, AnySchema>>;

const compilers = new WeakMap<SchemaBundle, Ajv2020>();

/**
 * Returns an Ajv instance with the bundle as its schema `validate`. A part that Ajv fails at accepts every
 * value. A warning names its file and pointer.
 */
export function publishedAjvOf(bundle: SchemaBundle): Ajv2020 {
  const ajv = compilers.get(bundle) ?? compileBundle(bundle);
  compilers.set(bundle, ajv);
  return ajv;
}

function compileBundle(bundle: SchemaBundle): Ajv2020 {
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
function replaceFailing(definitions: Definitions, bundle: SchemaBundle): Definitions {
  const left: Record<string, AnySchema> = {};
  for (const [name, schema] of Object.entries(definitions)) {
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

const warnOfFailure = (name: string, failure: string, bundle: SchemaBundle): void =>
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
  { typeName, isUnicode }: Pick<SchemaBundle, 'typeName' | 'isUnicode'>,
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

/**
 * Emits external/<name>/validate.js: the compiled validator. Messages are separate
 * (src/contract/validation/fieldErrors.ts).
 */
export function validatorOutputs(bundle: SchemaBundle): Output[] {
  const { name, files } = bundle;
  const code = standaloneCode(publishedAjvOf(bundle), { validate: 'validate' });
  const text = `${generatedHeader}${replaceRequires(code)}\n`;
  return [
    { path: `external/${name}/validate.js`, text, files },
    { path: `external/${name}/validate.d.ts`, text: declaration, files },
  ];
}

const requirePattern = /const (\w+) = require\("([^"]+)"\)(?:\.default|\.fullFormats(\.\w+|\["[^"]+"\]))?;/g;

/** The imports that replace the modules required by Ajv's code at run time. */
const runtimeModules: Readonly<Record<string, (name: string, member: string) => readonly [string, string]>> =
  {
    'ajv/dist/runtime/ucs2length': (name) => [
      `import { length as ${name} } from '../../validators/length.js';`,
      '',
    ],
    'ajv/dist/runtime/equal': (name) => [`import ${name} from 'fast-deep-equal';`, ''],
    'ajv-formats/dist/formats': (name, member) => [
      `import { fullFormats } from 'ajv-formats/dist/formats.js';`,
      `const ${name} = fullFormats${member};`,
    ],
  };

/** Replaces each `require()` by an import. Ajv writes `require()` even into ES modules. */
function replaceRequires(code: string): string {
  const imports = new Set<string>();
  const text = code
    .replace('"use strict";', '')
    .replace(requirePattern, (_match, name: string, path: string, member = '') => {
      const found = runtimeModules[path]?.(name, member);
      if (found === undefined)
        throw new Error(`The code of Ajv needs "${path}". Add a module for it to validatorModule.ts.`);
      imports.add(found[0]);
      return found[1];
    });
  return [...[...imports].sort(), text].join('\n');
}
