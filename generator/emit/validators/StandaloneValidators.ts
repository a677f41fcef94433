import { _, Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from '../../../src/contract/validation/formats.ts';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';
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

  /** Returns the text of the module. */
  text(): string {
    const ajv = new Ajv({ ...options, formats: valueFormats, schemas: [...this.#schemas] });
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
      const { name } = formats[(plain ?? quoted) as keyof typeof formats];
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
