import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { header, importType, type Output } from '../../emit/output.ts';
import type { Bundle } from '../bundle.ts';
import { warn } from '../warn.ts';
import type { Schema } from '../words.ts';
import { bare } from './shapes.ts';

const declaration = `${header}${importType('Validate', '../../../contract/form.ts')}

export declare const validate: Validate;
`;

type Definitions = Readonly<Record<string, Schema>>;

interface Compiler {
  readonly ajv: Ajv2020;
  /** Ajv fails at some of the bundle, and that accepts everything. */
  readonly warned: boolean;
}

const known = new WeakMap<Bundle, Compiler>();

function compilerFor(bundle: Bundle): Compiler {
  const compiler = known.get(bundle) ?? compiled(bundle);
  known.set(bundle, compiler);
  return compiler;
}

/** Knows a bundle as `validate`. A part that Ajv fails at accepts everything; a warning names its file and its place. */
export const compilerOf = (bundle: Bundle): Ajv2020 => compilerFor(bundle).ajv;

function compiled(bundle: Bundle): Compiler {
  const definitions = Object.fromEntries(
    Object.entries(bundle.definitions).map(([name, schema]) => [name, bare(schema)]),
  );
  const ajv = ajvOf(bundle, definitions);
  if (failureOf(ajv) === undefined) return { ajv, warned: false };
  return { ajv: ajvOf(bundle, sound(definitions, bundle)), warned: true };
}

/** The definitions with `true` for each that Ajv fails at, after a warning; for the root if they fail together. */
function sound(definitions: Definitions, bundle: Bundle): Definitions {
  const left: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(definitions)) {
    const others = Object.fromEntries(Object.keys(definitions).map((key) => [key, true]));
    const failure = failureOf(ajvOf({ ...bundle, typeName: name }, { ...others, [name]: schema }));
    left[name] = failure === undefined ? schema : true;
    if (failure !== undefined) warnOf(name, failure, bundle);
  }
  const together = failureOf(ajvOf(bundle, left));
  if (together === undefined) return left;
  warnOf(bundle.typeName, together, bundle);
  return { [bundle.typeName]: true };
}

const warnOf = (name: string, failure: string, bundle: Bundle): void =>
  warn(
    bundle,
    name,
    `Ajv cannot compile this schema: ${failure}`,
    'Validators accept any value here until the schema is mended.',
  );

/** Why Ajv does not compile what it has been given; undefined when it does. */
function failureOf(ajv: Ajv2020): string | undefined {
  try {
    ajv.getSchema('validate');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function ajvOf({ typeName, isUnicode }: Pick<Bundle, 'typeName' | 'isUnicode'>, $defs: Definitions): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // Checked in words of the draft that it was written in (check.ts).
    meta: false,
    validateSchema: false,
    // What partners write is not held against what Ajv calls strict.
    strict: false,
    logger: false,
    messages: false,
    multipleOfPrecision: 8,
    // Nobody sent the `constructor` that every object has.
    ownProperties: true,
    unicodeRegExp: isUnicode,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv);
  ajv.addSchema({ $id: 'validate', $ref: `#/$defs/${typeName}`, $defs });
  return ajv;
}

/** external/<name>/validate.js: the verdict, compiled, with the errors worded elsewhere (src/contract/violations.ts). */
export function validatorOutputs(bundle: Bundle): Output[] {
  const { name, files } = bundle;
  const { ajv, warned } = compilerFor(bundle);
  const code = standaloneCode(ajv, { validate: 'validate' });
  const text = `${header}${imported(code)}\n`;
  return [
    { path: `external/${name}/validate.js`, text, files, ...(warned && { warned }) },
    { path: `external/${name}/validate.d.ts`, text: declaration, files },
  ];
}

const requirePattern = /const (\w+) = require\("([^"]+)"\)(?:\.default|\.fullFormats(\.\w+|\["[^"]+"\]))?;/g;

/** What Ajv's code calls for at run time. */
const modules: Readonly<Record<string, (name: string, member: string) => readonly [string, string]>> = {
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

/** Ajv writes `require()` even into ES modules. */
function imported(code: string): string {
  const imports = new Set<string>();
  const text = code
    .replace('"use strict";', '')
    .replace(requirePattern, (_match, name: string, path: string, member = '') => {
      const found = modules[path]?.(name, member);
      if (found === undefined)
        throw new Error(`Ajv's code needs "${path}", which external/emit/validate.ts does not know.`);
      imports.add(found[0]);
      return found[1];
    });
  return [...[...imports].sort(), text].join('\n');
}
