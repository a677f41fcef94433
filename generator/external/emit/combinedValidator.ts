import { generatedHeader, type Output } from '../../emit/Output.ts';
import type { SchemaNode } from '../../normalize/model/Entity.ts';
import { findPublishedUses } from '../findPublishedUses.ts';

/** validators/within.js: validates a record together with its values of published schemas. */
export const combinedValidatorModule: Output = {
  path: 'validators/within.js',
  text: `${generatedHeader}
const escaped = (name) => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The values at a path, each with its pointer; \`*\` is every item of an array. */
function* valuesAt(value, [name, ...rest], pointer = '') {
  if (name === undefined) yield [value, pointer];
  else if (name === '*' && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* valuesAt(item, rest, \`\${pointer}/\${index}\`);
  else if (name !== '*' && typeof value === 'object' && value !== null && Object.hasOwn(value, name))
    yield* valuesAt(value[name], rest, \`\${pointer}/\${escaped(name)}\`);
}

/** \`own\`, and the errors of every part under its path. A missing value has no errors. */
export function within(own, parts) {
  function validate(data) {
    const errors = own(data) ? [] : [...own.errors];
    for (const [path, part] of parts)
      for (const [value, pointer] of valuesAt(data, path))
        if (value !== undefined && !part(value))
          for (const error of part.errors) errors.push({ ...error, instancePath: pointer + error.instancePath });
    validate.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  }
  return validate;
}
`,
  files: [],
};

/**
 * Returns the imports of an entity's validators, and the expression of the complete validator around its own.
 */
export function combinedValidatorCode(
  schema: SchemaNode,
  own: string,
): { readonly imports: string; readonly expression: string } {
  const uses = findPublishedUses(schema);
  if (uses.length === 0) return { imports: '', expression: own };
  const names = [...new Set(uses.map(({ name }) => name))];
  const imports = [
    `import { within } from './within.js';`,
    ...names.map((name) => `import { validate as ${name}External } from '../external/${name}/validate.js';`),
  ];
  const parts = uses.map(({ path, name }) => `[${JSON.stringify(path)}, ${name}External]`);
  return { imports: `${imports.join('\n')}\n`, expression: `within(${own}, [${parts.join(', ')}])` };
}
