import { _, Ajv, type Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from '../../../src/contract/validation/formats.ts';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';
import { generatedHeader } from '../Output.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { type RuntimeModules, replaceRequires } from './replaceRequires.ts';

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
    // `replaceFormats` imports the functions.
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
    const imports = new Set<string>();
    const code = replaceRequires(standaloneCode(ajv, names), runtimeModules, imports);
    const text = replaceFormats(code, imports);
    return `${generatedHeader}${[...[...imports].sort(), text].join('\n')}\n`;
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

/** The imports that replace the modules required by Ajv's code at run time. */
const runtimeModules: RuntimeModules = {
  'ajv/dist/runtime/ucs2length': (name) => [`import { length as ${name} } from './length.js';`, ''],
  'ajv/dist/runtime/equal': (name) => [`import ${name} from 'fast-deep-equal';`, ''],
};

/** Replaces each format by an import of its function, so that a form loads no other formats. */
const replaceFormats = (code: string, imports: Set<string>): string =>
  code.replace(formatUsePattern, (_match, plain: string, quoted: string) => {
    const { name } = formats[(plain ?? quoted) as keyof typeof formats];
    imports.add(`import { ${name} } from '${formatsPath}';`);
    return name;
  });

/** The text of length.js, which counts characters for `maxLength`, not UTF-16 units. */
export const lengthModule = `${generatedHeader}export const length = (text) => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};
`;
