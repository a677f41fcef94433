import standaloneCode from 'ajv/dist/standalone/index.js';
import { generatedHeader, importTypeLine, type Output } from '../../emit/Output.ts';
import type { SchemaBundle } from '../SchemaBundle.ts';

const declaration = `${generatedHeader}${importTypeLine('Validate', '#contract/model/form.ts')}

export declare const validate: Validate;
`;

/**
 * Emits external/<name>/validate.js: the compiled validator. Messages are separate
 * (src/contract/validation/fieldErrors.ts).
 */
export function validatorOutputs(bundle: SchemaBundle): Output[] {
  const { name, files, ajv } = bundle;
  const code = standaloneCode(ajv(), { validate: 'validate' });
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
