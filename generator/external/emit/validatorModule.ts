import standaloneCode from 'ajv/dist/standalone/index.js';
import { generatedHeader, importTypeLine, type Output } from '../../emit/Output.ts';
import { type RuntimeModules, replaceRequires } from '../../emit/validators/replaceRequires.ts';
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
  const imports = new Set<string>();
  const replaced = replaceRequires(code, runtimeModules, imports);
  const text = `${generatedHeader}${[...[...imports].sort(), replaced].join('\n')}\n`;
  return [
    { path: `external/${name}/validate.js`, text, files },
    { path: `external/${name}/validate.d.ts`, text: declaration, files },
  ];
}

/** The imports that replace the modules required by Ajv's code at run time. */
const runtimeModules: RuntimeModules = {
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
