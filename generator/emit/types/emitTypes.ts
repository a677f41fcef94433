import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { sourceLocale } from '../../normalize/captions.ts';
import type { Entity, EntityUses, Model } from '../../normalize/Model.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import { generatedHeader, type Output } from '../Output.ts';
import {
  answeredPropertiesOf,
  type JsonSchema,
  type JsonSchemaStyle,
  toJsonSchema,
} from '../schema/jsonSchema.ts';

const modes = ['answer', 'input'] as const;
type Mode = (typeof modes)[number];

const typeNameIn = (mode: Mode, typeName: string): string =>
  mode === 'input' ? `${typeName}Input` : typeName;

const styleOf = (mode: Mode, entity: Entity, uses: EntityUses): JsonSchemaStyle => ({
  mode,
  referTo: (name) => ({ tsType: typeNameIn(mode, typeNameOf(name)) }),
  external: (name) => ({ tsType: `import('./external/${name}/types.ts').${typeNameOf(name)}` }),
  annotate: (node) => {
    const { title, description } = node.captions[sourceLocale] ?? {};
    const text = [title, description].filter(Boolean).join(': ');
    return text === '' ? {} : { description: text };
  },
  answeredProperties: answeredPropertiesOf(entity, uses),
});

/** Indents each line by two spaces for every open bracket. Ignores comments. */
function indent(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => {
      const isComment = /^(\/\*\*|\*)/.test(line);
      if (!isComment && /^[})\]]/.test(line)) depth -= 1;
      const shown = line === '' ? '' : `${'  '.repeat(depth)}${line.startsWith('*') ? ' ' : ''}${line}`;
      if (!isComment && /[{([]$/.test(line)) depth += 1;
      return shown;
    })
    .join('\n');
}

/**
 * Returns a function that copies a definition for the library. Equal properties of all definitions become one
 * object, because the library processes each object once.
 */
function createCopier(): (schema: JsonSchema) => JSONSchema {
  const known = new Map<string, JSONSchema>();
  const copyOf = (property: unknown): JSONSchema => {
    const text = JSON.stringify(property);
    const copy = known.get(text) ?? JSON.parse(text);
    known.set(text, copy);
    return copy;
  };
  return ({ properties, ...schema }) => ({
    ...structuredClone(schema),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as object).map(([name, property]) => [name, copyOf(property)]),
      ),
    }),
  });
}

/**
 * Returns the declarations of several entities by name. All entities are in one bundle, because each start of
 * the library takes as long as dozens of types. A nested entity is only named, so that each declaration
 * depends on its own entity alone. Prettier does not format the text, because its version would change the
 * bytes.
 */
async function declarationsOf(
  entities: readonly Entity[],
  uses: Model['uses'],
): Promise<ReadonlyMap<string, string>> {
  const copy = createCopier();
  const definitions = Object.fromEntries(
    entities.flatMap((entity) =>
      modes.map((mode) => [
        typeNameIn(mode, entity.typeName),
        copy(toJsonSchema(entity.schema, styleOf(mode, entity, uses(entity)))),
      ]),
    ),
  );
  const names = Object.keys(definitions);
  const bundle: JSONSchema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    additionalProperties: false,
    definitions,
  };
  const text = await compile(bundle, 'Entities', {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
  const declarations = indent(text).split(/(?<!\*\/)\n+(?=\/\*\*\n|export )/);
  return new Map(declarations.map((one) => [/^export \w+ (\w+)/m.exec(one)?.[1] ?? '', one.trim()]));
}

const declarationsByEntity = new WeakMap<Entity, { readonly text: string; readonly isUnsaved: boolean }>();

/** Emits types.ts: every entity as answered (`Erp`) and as sent (`ErpInput`). */
export async function emitTypes({ entities, uses }: Model): Promise<Output[]> {
  const fresh = entities.filter(
    (entity) => declarationsByEntity.get(entity)?.isUnsaved !== uses(entity).isUnsaved,
  );
  const declarations = await declarationsOf(fresh, uses);
  for (const entity of fresh)
    declarationsByEntity.set(entity, {
      text: modes.map((mode) => declarations.get(typeNameIn(mode, entity.typeName))).join('\n\n'),
      isUnsaved: uses(entity).isUnsaved,
    });
  const text = entities.map((entity) => declarationsByEntity.get(entity)?.text).join('\n\n');
  const files = [...new Set(entities.flatMap((entity) => entity.files))];
  return [{ path: 'types.ts', text: `${generatedHeader}\n${text}\n`, files }];
}
