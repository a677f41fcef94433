import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { header, importType, type Output } from '../../emit/output.ts';
import type { Bundle } from '../bundle.ts';
import { bare } from './shapes.ts';

const declaration = `${header}${importType('Validate', '../../../contract/form.ts')}

export declare const validate: Validate;
`;

/** The bundle's schema, under the name that its validator is exported by. */
const schemaOf = ({ typeName, definitions }: Bundle) => ({
  $id: 'validate',
  $ref: `#/$defs/${typeName}`,
  $defs: Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, bare(schema)])),
});

const known = new WeakMap<Bundle, Ajv2020>();

/** Knows a bundle as `validate`. */
export function compilerOf(bundle: Bundle): Ajv2020 {
  const ajv = known.get(bundle) ?? compiled(bundle);
  known.set(bundle, ajv);
  return ajv;
}

function compiled(bundle: Bundle): Ajv2020 {
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
    unicodeRegExp: bundle.isUnicode,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv);
  ajv.addSchema(schemaOf(bundle));
  return ajv;
}

/** external/<name>/validate.js: the verdict, compiled, with the errors worded elsewhere (src/contract/violations.ts). */
export function validatorOutputs(bundle: Bundle): Output[] {
  const { name, files } = bundle;
  const code = standaloneCode(compilerOf(bundle), { validate: 'validate' });
  return [
    { path: `external/${name}/validate.js`, text: `${header}${imported(code)}\n`, files },
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
