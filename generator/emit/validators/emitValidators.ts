import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import type { EntityValidators } from '../../../src/contract/model/form.ts';
import { combinedValidatorCode, combinedValidatorModule } from '../../external/emit/combinedValidator.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import { generatedHeader, importTypeLine, type Output } from '../Output.ts';
import { type JsonSchema, toJsonSchema } from '../schema/jsonSchema.ts';
import { lengthModule, StandaloneValidators, typeComment } from './StandaloneValidators.ts';

/**
 * Returns a schema that accepts every value, because the published schema validates it (`within`). The
 * comment is necessary: rjsf draws nothing for a schema without keywords.
 */
const publishedSchemaOf = (name: string): JsonSchema => ({ $comment: `external/${name}` });

/** Returns the schema for an entity's validator and form. */
export const formSchema = ({ schema }: Entity): JsonSchema =>
  toJsonSchema(schema, { mode: 'whole', external: publishedSchemaOf });

/** Emits validators/: one module for each entity, and an index of all of them for the service. */
export function emitValidators({ entities, externals }: Pick<Model, 'entities' | 'externals'>): Output[] {
  const files = [...new Set(entities.flatMap((entity) => entity.files))];
  return [
    ...entities.map((entity) => ({
      path: `validators/${entity.name}.js`,
      files: entity.files,
      get text() {
        return entityModule(entity);
      },
    })),
    ...(externals.length > 0 ? [combinedValidatorModule] : []),
    { path: 'validators/length.js', text: lengthModule, files: [] },
    { path: 'validators/index.ts', text: indexModule(entities), files },
  ];
}

/**
 * Returns an export of an entity's module, with its type in a comment. Separate declaration files would add a
 * thousand files.
 */
const partOf = (part: keyof EntityValidators, value: string): string =>
  `${typeComment(`EntityValidators['${part}']`)}export const ${part} = ${value};\n`;

function entityModule(entity: Entity): string {
  const code = new StandaloneValidators();
  const schema = formSchema(entity);
  const validate = code.add(schema);
  const byHash = hashSchemas([schema, ...conditionsIn(schema)], code);
  const visible = visibilityConditionsIn(entity.schema).map(
    ([path, when]) => `  ${JSON.stringify(path)}: ${code.add(when)},`,
  );
  const rules = entity.validations.map(
    ({ field, message, schema: rule }) =>
      `  { field: ${JSON.stringify(field)}, message: ${JSON.stringify(message)}, validate: ${code.add(rule)} },`,
  );
  const { imports, expression } = combinedValidatorCode(entity.schema, validate);
  return `${imports}${code.text()}
${partOf('validate', expression)}
${partOf('byHash', `{\n${byHash.join('\n')}\n}`)}
${partOf('visible', `{\n${visible.join('\n')}\n}`)}
${partOf('rules', `[\n${rules.join('\n')}\n]`)}`;
}

/**
 * Returns the validators by the hash of their schema, by which rjsf finds them. Throws if two schemas have
 * the same hash, because rjsf would confuse them.
 */
function hashSchemas(schemas: readonly JsonSchema[], code: StandaloneValidators): string[] {
  const found = new Map<string, string>();
  for (const schema of schemas) {
    const hash = hashForSchema(schema);
    const id = code.add(schema);
    if ((found.get(hash) ?? id) !== id)
      throw new Error(
        `Two conditions of one form have the same hash ${hash}. Write one of them in another way.`,
      );
    found.set(hash, id);
  }
  return [...found].map(([hash, id]) => `  ${JSON.stringify(hash)}: ${id},`);
}

/** Returns every `if` in a schema. rjsf evaluates each one separately while it draws the form. */
function conditionsIn(value: unknown): JsonSchema[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'if' in value && typeof value.if === 'object' ? [value.if as JsonSchema] : [];
  return [...own, ...Object.values(value).flatMap(conditionsIn)];
}

/** Returns `x-visible-when` by the property's path. Array indexes are not part of a path. */
function visibilityConditionsIn(node: SchemaNode, path: readonly string[] = []): [string, JsonSchema][] {
  if (node.items) return visibilityConditionsIn(node.items, path);
  return Object.entries(node.properties).flatMap(([name, property]) => {
    const here = [...path, name];
    const own: [string, JsonSchema][] = property.visibleWhen ? [[here.join('.'), property.visibleWhen]] : [];
    return [...own, ...visibilityConditionsIn(property, here)];
  });
}

const indexModule = (entities: readonly Entity[]): string => `${generatedHeader}
${importTypeLine('EntityValidators', '#contract/model/form.ts')}
${entities.map(({ name }) => `import * as ${name}Validators from './${name}.js';`).join('\n')}

export const entities: Readonly<Record<string, EntityValidators>> = {
${entities.map(({ name }) => `  ${name}: ${name}Validators,`).join('\n')}
};
`;
