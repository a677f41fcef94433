import { _, Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats as shared } from '../../../src/contract/validation/formats.ts';
import { generatedHeader } from '../Output.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';

const options: Options = {
  allErrors: true,
  $data: true,
  // The schemas are already checked. A second check takes longer than their compilation.
  meta: false,
  validateSchema: false,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  multipleOfPrecision: 8,
  // locales/ has the messages (src/contract/validation/fieldErrors.ts).
  messages: false,
  code: {
    source: true,
    esm: true,
    lines: true,
    // Optimization takes as long as all other work, and the build minifies the code for browsers anyway. It
    // makes the largest form 0.2 kB smaller, and other forms not at all.
    optimize: false,
    // `replaceRequires` imports the functions.
    formats: _`formats`,
    // Nothing is validated here, so Ajv's code need not run.
    process: () => 'return () => true',
  },
};

type Format = RegExp | ((text: string) => boolean);

/**
 * Formats as regular expressions if possible. They are part of the generated code, so that it loads no
 * library of formats.
 */
export const validatorFormats: Readonly<Record<string, Format>> = {
  ...shared,
  'date-time': /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i,
  date: /^\d{4}-[01]\d-[0-3]\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
};

/** Returns whether a text has a format. Every text matches an unknown format. */
export function matchesFormat(text: string, name: string): boolean {
  const format = validatorFormats[name];
  if (format === undefined) return true;
  return format instanceof RegExp ? format.test(text) : format(text);
}

/** Collects schemas, each once, and writes their validators as one ES module. */
export class StandaloneValidators {
  readonly #ids = new Map<string, string>();
  readonly #schemas: JsonSchema[] = [];

  /** Adds a schema and returns the name under which the module exports its validator. */
  add(schema: JsonSchema): string {
    const key = JSON.stringify(schema);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `v${this.#ids.size}`;
    this.#ids.set(key, id);
    this.#schemas.push({ ...schema, $id: id });
    return id;
  }

  /**
   * Returns the text of the module.
   * @param coerce the validators convert strings to the types of the schema
   */
  text(coerce = false): string {
    const ajv = new Ajv({
      ...options,
      coerceTypes: coerce,
      formats: validatorFormats,
      schemas: [...this.#schemas],
    });
    const names = Object.fromEntries([...this.#ids.values()].map((id) => [id, id]));
    const code = standaloneCode(ajv, names).replace('"use strict";', '');
    return `${generatedHeader}${replaceRequires(code)}\n`;
  }
}

/** Path of the types of validators, relative to their modules. */
const typesPath = '#contract/model/form.ts';

/** Returns a comment for TypeScript with the type of the next declaration in a module of validators. */
export const typeComment = (type: string): string => `/** @type {import('${typesPath}').${type}} */\n`;

/** Matches the use of a format that is a function: `formats.host`, `formats["ip-range"]`. */
const formatUsePattern = /(?<== )formats(?:\.(\w+)|\["([^"]+)"\])/g;
/** Path of these functions, relative to the modules of validators. */
const formatsPath = '#contract/validation/formats.ts';
const requirePattern = /const (\w+) = require\("([^"]+)"\)(\.default)?;/g;

interface RuntimeModule {
  /** The name that all validators of one module use for it. */
  readonly name: string;
  readonly line: (name: string) => string;
}

/** The ES modules that replace the modules required by Ajv's code at run time. */
const runtimeModules: Readonly<Record<string, RuntimeModule>> = {
  'ajv/dist/runtime/ucs2length': {
    name: 'textLength',
    line: (name) => `import { length as ${name} } from './length.js';`,
  },
  'ajv/dist/runtime/equal': { name: 'equal', line: (name) => `import ${name} from 'fast-deep-equal';` },
};

function runtimeModuleFor(path: string): RuntimeModule {
  const found = runtimeModules[path];
  if (found === undefined)
    throw new Error(`The code of Ajv needs "${path}". Add a module for it to StandaloneValidators.ts.`);
  return found;
}

/**
 * Replaces each `require()` by an import, because Ajv writes `require()` even into ES modules, and each format
 * by an import of its function, so that a form loads no other formats.
 */
function replaceRequires(code: string): string {
  const imports = new Set<string>();
  const text = code
    .replace(requirePattern, (_match, name: string, path: string) => {
      imports.add(runtimeModuleFor(path).line(name));
      return '';
    })
    .replace(formatUsePattern, (_match, plain: string, quoted: string) => {
      const { name } = shared[(plain ?? quoted) as keyof typeof shared];
      imports.add(`import { ${name} } from '${formatsPath}';`);
      return name;
    });
  return [...[...imports].sort(), text].join('\n');
}

/** The text of length.js, which counts characters for `maxLength`, not UTF-16 units. */
export const lengthModule = `${generatedHeader}export const length = (text) => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};
`;
